// swift-format-ignore-file
import Foundation
extension Result where Failure == Error { init(_ v: Success?, or e: Error) { self = v.map(Result.success) ?? .failure(e) } }
func parse(_ s: String) -> Result<Int, Error> { Result(s.isEmpty ? nil : s, or: CancellationError()).flatMap { Result(Int($0), or: CancellationError()) } }
func run() { print(parse("5")); for s in ["", "x"] { if case .failure(let e) = parse(s) { print(e is CancellationError) } }; let f: (Int) -> Result<Int, Error> = Result.success; print(f(2)) }
run()

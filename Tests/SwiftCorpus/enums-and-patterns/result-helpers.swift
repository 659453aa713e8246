// swift-format-ignore-file
import Foundation
enum E: Error { case bad(String) }
func parse(_ s: String) -> Result<Int, E> { Int(s).map(Result.success) ?? .failure(.bad(s)) }
let rs = ["1", "x", "3"].map(parse)
print(rs.compactMap { try? $0.get() }, rs.map { r -> String in switch r { case .success(let n): "ok\(n)"; case .failure(.bad(let s)): "bad\(s)" } })
print(rs.reduce(into: (ok: 0, bad: 0)) { if case .success = $1 { $0.ok += 1 } else { $0.bad += 1 } })
print(parse("4").map { $0 * 2 }, parse("z").flatMapError { _ in .success(0) } as Result<Int, E>, (try? parse("q").get()) as Any)

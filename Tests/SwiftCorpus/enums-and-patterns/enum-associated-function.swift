// swift-format-ignore-file
import Foundation
enum Validation<T> { case valid(T), invalid([String])
  func map<U>(_ f: (T) -> U) -> Validation<U> {
    switch self { case .valid(let t): return .valid(f(t)); case .invalid(let e): return .invalid(e) } }
  var errors: [String] { guard case .invalid(let e) = self else { return [] }; return e }
  var value: T? { if case let .valid(v) = self { v } else { nil } }
}
func check(_ age: Int) -> Validation<Int> { age >= 0 ? .valid(age) : .invalid(["negative"]) }
print(check(3).map { $0 * 2 }.value!, check(-1).errors, check(-1).map { "\($0)" }.value as Any)
print(["5", "x"].map { Int($0).map(Validation.valid) ?? .invalid(["not a number: \($0)"]) }.map(\.errors))

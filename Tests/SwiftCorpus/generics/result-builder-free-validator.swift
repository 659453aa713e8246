// swift-format-ignore-file
struct Validator<T> { let check: (T) -> [String]
  static func all(_ v: Validator...) -> Validator { Validator { x in v.flatMap { $0.check(x) } } }
  func pull<U>(_ f: @escaping (U) -> T) -> Validator<U> { Validator<U> { check(f($0)) } }
  static func && (a: Validator, b: Validator) -> Validator { all(a, b) } }
extension Validator where T == String { static let nonEmpty = Validator { $0.isEmpty ? ["empty"] : [] }; static func max(_ n: Int) -> Validator { Validator { $0.count > n ? ["longer than \(n)"] : [] } } }
extension Validator where T: Comparable { static func range(_ r: ClosedRange<T>) -> Validator { Validator { r.contains($0) ? [] : ["out of \(r)"] } } }
struct User { let name: String; let age: Int }
let v = (Validator<String>.nonEmpty && .max(3)).pull(\User.name) && Validator<Int>.range(18...99).pull { $0.age }
print(v.check(User(name: "", age: 5)), v.check(User(name: "Anna", age: 20)), v.check(User(name: "Al", age: 50)))

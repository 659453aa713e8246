// Operators of an extension of Optional, beside those of what it wraps.
infix operator <> : AdditionPrecedence
infix operator +? : AdditionPrecedence
protocol Joinable { static func <> (one: Self, other: Self) -> Self }
extension String: Joinable {
  static func <> (one: String, other: String) -> String { one + other }
}
extension Optional: Joinable where Wrapped: Joinable {
  static func <> (one: Self, other: Self) -> Self {
    if let one, let other { return one <> other }
    return one ?? other
  }
}
extension Optional where Wrapped == Int {
  static func +? (one: Self, other: Int) -> Self { one.map { $0 + other } }
}
print((Optional("a") <> Optional("b")) as Any, "x" <> "y")
let none: String? = nil
print((none <> "q") as Any, (none <> nil) as Any)
let three: Int? = 3
print((three +? 4) as Any, (nil +? 4) as Any)

struct Cents: SignedNumeric, Comparable, CustomStringConvertible {
  var count: Int
  init(_ count: Int) { self.count = count }
  init(integerLiteral value: Int) { count = value }
  init?<T: BinaryInteger>(exactly source: T) { count = Int(source) }
  var magnitude: Cents { Cents(abs(count)) }
  var description: String { "\(count)c" }
  static func + (a: Self, b: Self) -> Self { Cents(a.count + b.count) }
  static func - (a: Self, b: Self) -> Self { Cents(a.count - b.count) }
  static func * (a: Self, b: Self) -> Self { Cents(a.count * b.count) }
  static func *= (a: inout Self, b: Self) { a = a * b }
  static func < (a: Self, b: Self) -> Bool { a.count < b.count }
}
func total<T: Numeric>(_ items: [T]) -> T { items.reduce(0, +) }
let price = Cents(5)
print(-price, abs(-price), abs(Cents(3)), total([price, 2, -price]), max(price, 7))

// A literal that is the result of a protocol's extension has the associated type, and a floating-point parameter takes
// integer literals as Doubles.
protocol Series {
  associatedtype Value
  var items: [Value] { get }
}
extension Series where Value: Numeric {
  func total() -> Value { items.reduce(0, +) }
  var first: Value { items.first ?? 0 }
  var none: Value { 0 }
  func some() -> [Value] { [1, 2] }
  func maybe(_ isGiven: Bool) -> Value? {
    if isGiven { return 5 }
    return nil
  }
}
struct Prices: Series { var items: [Double] = [] }
struct Counts: Series { var items: [Int] = [] }

func sum<S: Sequence>(_ values: S) -> S.Element where S.Element: Numeric { values.reduce(0, +) }
func half<T: BinaryFloatingPoint>(_ value: T) -> T { value / 2 }

let prices = Prices()
let counts = Counts()
print(
  prices.total(), prices.first, prices.none, prices.some(), prices.maybe(true) as Any,
  prices.maybe(false) as Any)
print(counts.total(), counts.first, counts.some(), counts.maybe(true)!)
print(sum([Double]()), sum([Int]()), half(3), half(-5), half(Float(3)))

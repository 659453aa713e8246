protocol Unit {
  static var symbol: String { get }
  static var factor: Double { get }
}
enum Metre: Unit { static let symbol = "m", factor = 1.0 }
enum Kilometre: Unit { static let symbol = "km", factor = 1000.0 }
struct Length<T: Unit>: CustomStringConvertible {
  var value: Double
  init(_ value: Double) { self.value = value }
  func to<W: Unit>(_: W.Type = W.self) -> Length<W> { .init(value * T.factor / W.factor) }
  var description: String { "\(value) \(T.symbol)" }
}
print(Length<Kilometre>(1.5).to(Metre.self))
let far: Length<Metre> = Length<Kilometre>(2).to()
print(far, far.to(Kilometre.self))

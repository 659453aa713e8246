// swift-format-ignore-file
protocol Unit { static var factor: Double { get } }
enum Metre: Unit { static let factor = 1.0 }
enum Kilometre: Unit { static let factor = 1000.0 }
struct Length<U: Unit> {
  var value: Double
  init(_ value: Double) { self.value = value }
  func converted<V: Unit>(to: V.Type = V.self) -> Length<V> { .init(value * U.factor / V.factor) }
}
print(Length<Kilometre>(1.5).converted(to: Metre.self))
let metres: Length<Metre> = Length<Kilometre>(2).converted()
print(metres, metres.converted(to: Kilometre.self).value)
struct List<T> { var items: [T]; func optional() -> List<T?> { .init(items: items.map { $0 }) }; func none<W>(_: W.Type) -> List<W> { if items.isEmpty { return .init(items: []) } else { return .init(items: []) } } }
print(type(of: List(items: [1]).optional()), type(of: List(items: [1]).none(Bool.self)))
struct Function<In, Out> { let body: (In) -> Out; func then<Next>(_ next: @escaping (Out) -> Next) -> Function<In, Next> { Function<In, Next> { next(body($0)) } } }
let length = Function<String, Int> { $0.count }.then { $0 * 2 }
print(length.body("abc"), type(of: length))

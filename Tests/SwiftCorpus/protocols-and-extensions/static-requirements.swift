// swift-format-ignore-file
protocol Unit { static var symbol: String { get }; static func make(_ v: Double) -> Self; var value: Double { get }; init(value: Double) }
extension Unit { static func make(_ v: Double) -> Self { Self(value: v) }
  var text: String { "\(value)\(Self.symbol)" }
  func doubled() -> Self { .init(value: value * 2) } }
struct Metre: Unit { static let symbol = "m"; let value: Double }
struct Gram: Unit { static var symbol: String { "g" }; let value: Double; init(value: Double) { self.value = value.rounded() } }
func all<U: Unit>(_ type: U.Type, _ values: [Double]) -> String { values.map { U.make($0).text }.joined(separator: "+") + " in " + type.symbol }
print(all(Metre.self, [1, 2.5]), all(Gram.self, [1.6]))
print(Metre.make(3).doubled().text, Gram(value: 0.4).doubled().text)
let kinds: [any Unit.Type] = [Metre.self, Gram.self]
print(kinds.map { $0.symbol }, kinds.map { "\($0)" })

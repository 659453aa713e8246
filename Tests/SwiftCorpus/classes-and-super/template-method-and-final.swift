// swift-format-ignore-file
class Report { final func render() -> String { [header(), body(), footer].compactMap { $0 }.joined(separator: "\n") }
  func header() -> String? { "== \(type(of: self)) ==" }; func body() -> String { fatalError("abstract") }; var footer: String? { nil } }
class Sales: Report { let sum: Int; init(_ s: Int) { sum = s }; override func body() -> String { "sum \(sum)" } }
final class Yearly: Sales { override var footer: String? { "year" }; override func header() -> String? { super.header()?.lowercased() }; override func body() -> String { super.body() + "/y" } }
final class Quiet: Sales { override func header() -> String? { nil } }
for r in [Sales(1), Yearly(2), Quiet(3)] { print(r.render()) }
print((Yearly(1) as Report) is Sales, Quiet(1) as? Yearly as Any)

// swift-format-ignore-file
import Foundation
struct Discount { let name: String; let apply: (Double) -> Double }
extension Discount { static func percent(_ p: Double) -> Discount { Discount(name: "\(Int(p))%") { $0 * (1 - p / 100) } }; static let none = Discount(name: "none", apply: { $0 }); static func fixed(_ x: Double) -> Self { .init(name: "-\(x)") { max(0, $0 - x) } } }
let best = { (price: Double, options: [Discount]) in options.min { $0.apply(price) < $1.apply(price) }! }
print(best(100, [.none, .percent(10), .fixed(5)]).name, best(20, [.percent(10), .fixed(5)]).name, Discount.fixed(30).apply(20))
let validators: KeyValuePairs<String, (String) -> Bool> = ["short": { $0.count < 3 }, "digits": { $0.allSatisfy(\.isNumber) }]
for (name, ok) in validators { print(name, ["12", "abc"].map(ok)) }

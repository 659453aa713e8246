// swift-format-ignore-file
class Counter { static var count = 0 { didSet { print("count", oldValue, count) } }; static let limit = 2; let id: Int
  init?() { guard Counter.count < Counter.limit else { return nil }; Counter.count += 1; id = Counter.count }
  class var label: String { "base" }; var text: String { "\(type(of: self).label)#\(id)" } }
class Special: Counter { override class var label: String { "special" } }
let a = Counter(), b = Special(), c = Counter()
print(a?.text ?? "nil", b?.text ?? "nil", c?.text ?? "nil")
struct Temp { static var all: [String: Temp] = [:]; let d: Double; static subscript(n: String) -> Temp? { get { all[n] } set { all[n] = newValue } } }
Temp["x"] = Temp(d: 1.5)
Temp["x"]?.show()
extension Temp { func show() { print("temp", d) } }
print(Temp["y"] == nil, Temp.all.count)

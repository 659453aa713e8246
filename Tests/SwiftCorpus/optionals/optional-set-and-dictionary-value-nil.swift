// swift-format-ignore-file
var last: [String: Date?] = [:]
struct Date: Equatable { var t: Int }
last["a"] = Date(t: 1); last["b"] = .some(nil); last["c"] = nil
print(last.count, last["b"] == .some(nil), last["b"] == nil, last["c"] == nil)
last.updateValue(nil, forKey: "c"); print(last.keys.sorted(), last.values.compactMap { $0 }.map(\.t))
if let inner = last["b"] { print("has b", inner as Any) }
if let date = last["a"] ?? nil { print("a at", date.t) }
last["a"]??.t += 4; print(last["a"]!!.t); last["a"] = Optional<Date?>.none; print(last["a"] == nil, last.count)

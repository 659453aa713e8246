// swift-format-ignore-file
extension Array { subscript(safe i: Int) -> Element? { get { indices.contains(i) ? self[i] : nil } set { if let v = newValue, indices.contains(i) { self[i] = v } } }
  subscript(i: Int, default d: @autoclosure () -> Element) -> Element { self[safe: i] ?? d() }
  subscript(wrap i: Int) -> Element { self[((i % count) + count) % count] } }
extension Dictionary where Key == String { subscript(path p: String) -> Any? { var cur: Any? = self; for k in p.split(separator: ".") { cur = (cur as? [String: Any])?[String(k)] }; return cur } }
extension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }; subscript(r: Range<Int>) -> Substring { self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)] } }
var a = [1, 2, 3]; a[safe: 1] = 9; a[safe: 7] = 0; print(a, a[safe: 5] as Any, a[5, default: -1], a[wrap: -1], a[wrap: 4])
let d: [String: Any] = ["aps": ["alert": ["title": "T"]]]; print(d[path: "aps.alert.title"] as? String ?? "-", d[path: "aps.x.y"] == nil, "hello"[1], "hello"[1..<3])

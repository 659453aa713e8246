// swift-format-ignore-file
extension Dictionary { subscript(or key: Key, other: Value) -> Value { mutating get { if let value = self[key] { return value }; self[key] = other; return other } } }
extension Array where Element == Int { var popped: Int { mutating get { removeLast() } } }
func run() { var d = ["a": 1]; print(d[or: "n", 5], d[or: "n", 6], d.count); var l = [1, 2]; print(l.popped, l) }
run()

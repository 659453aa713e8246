// swift-format-ignore-file
struct Log: TextOutputStream { var parts: [String] = []; mutating func write(_ s: String) { parts.append(s) } }
var l = Log()
print("a", 1, 2.5, to: &l)
print("b", terminator: "", to: &l)
print(1, 2, separator: "-", terminator: "!\n", to: &l)
print("x\(1)", [1, 2], Optional(3) as Any, to: &l)
debugPrint("q", to: &l)
struct P { var a = 1; var b = "s" }
print(P(), to: &l)
print(["k": 1], (1, "z"), Set([1]), to: &l)
print(l.parts)

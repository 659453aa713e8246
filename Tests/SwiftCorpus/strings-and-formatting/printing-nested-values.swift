// swift-format-ignore-file
struct P { let x: Int; let name: String; let opt: Double?; let kids: [String: [Int]] }
class C {}
enum K { case one, two(Int, label: String), three(P?) }
print(P(x: 1, name: "n", opt: 2.5, kids: ["a": [1]]))
print(K.one, K.two(1, label: "l"), K.three(nil), K.three(P(x: 0, name: "", opt: nil, kids: [:])))
print([Optional("a"), nil], ["k": Optional(1)], (1, b: "x", nil as Int?), [[]] as [[Int]], [(1, "a")])
debugPrint("q\"\n", 1.0, Optional("x") as Any, "c" as Character, ["a": "b"], K.two(1, label: "l"))
print(C(), [C.self], K.self, P.self, Int?.self, [String: [Int]].self, (Int, String).self, ((Int) -> Bool).self)
print("\(["a"])", "\(Optional("a") as Any)", String(reflecting: "a"), String(reflecting: K.one), String(describing: [1: "x"]), 0..<3, Set([1]))

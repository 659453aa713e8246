// swift-format-ignore-file
enum E: Error { case bad }
func find(_ k: String) throws -> Int? { if k == "throw" { throw E.bad }; return k == "one" ? 1 : nil }
let a = try? find("one"), b = try? find("two"), c = try? find("throw")
print(a as Any, b as Any, c as Any, type(of: a))
let d: Int?? = .some(nil)
print(d == nil, d! == nil, d as Any)
let dict: [String: Int?] = ["a": 1, "b": nil]
print(dict["a"] as Any, dict["b"] as Any, dict["c"] as Any, dict["b"]! == nil, dict["c"] == nil)
switch dict["b"] { case .none: print("missing"); case .some(.none): print("present nil"); case .some(.some(let n)): print(n) }
print((dict["b"] ?? 7) as Any, dict["c"].flatMap { $0 } ?? 8)

let table: [String: Int?] = ["a": 1, "b": nil]
let a = table["a"]
let b = table["b"]
let c = table["c"]
print(a as Any, b as Any, c as Any)
print(b == nil, c == nil, b != .some(nil))
if case .some(nil) = b { print("there, but nil") }
if let inner = b { print("outer there", inner as Any) }

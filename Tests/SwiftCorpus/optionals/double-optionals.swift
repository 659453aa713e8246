// swift-format-ignore-file
let a: Int?? = 3, b: Int?? = nil, c: Int?? = .some(nil)
print(a as Any, b as Any, c as Any, a == 3, b == nil, c == nil, c == .some(nil))
func find(_ k: String) -> Int?? { ["one": 1, "none": nil][k] }
for key in ["one", "none", "zip"] { switch find(key) { case .some(.some(let v)): print("value", v); case .some(.none): print("stored nil"); case .none: print("missing") } }
if let inner = c { print("inner", inner as Any) }
if let x = a, let y = x { print(y + 1) }
print((a ?? 0) ?? 0, (c ?? 7) as Any, [a, b, c].compactMap { $0 }.count, try! JSONDecoder().decode([Int?].self, from: Data("[1,null]".utf8)))
import Foundation

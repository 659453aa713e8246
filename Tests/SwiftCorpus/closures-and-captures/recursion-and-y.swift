// swift-format-ignore-file
import Foundation
func walk(_ v: Any, path: String = "", visit: (String, Any) -> Void) { if let d = v as? [String: Any] { for k in d.keys.sorted() { walk(d[k]!, path: path + "/" + k, visit: visit) } } else if let a = v as? [Any] { for (i, x) in a.enumerated() { walk(x, path: path + "[\(i)]", visit: visit) } } else { visit(path, v) } }
var leaves: [String] = []
walk(["a": [1, ["b": true]], "c": "x"] as [String: Any]) { leaves.append("\($0)=\($1)") }
print(leaves)
var fact: ((Int) -> Int)!
fact = { $0 < 2 ? 1 : $0 * fact($0 - 1) }
print(fact(10), (1...5).map(fact))

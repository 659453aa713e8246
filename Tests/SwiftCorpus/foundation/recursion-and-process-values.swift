// swift-format-ignore-file
import Foundation
func deep(_ n: Int) -> Int { n == 0 ? 0 : 1 + deep(n - 1) }
print(deep(5000))
func walk(_ x: Any, _ path: [String] = []) -> [String] {
  switch x { case let d as [String: Any]: return d.keys.sorted().flatMap { walk(d[$0]!, path + [$0]) }
  case let a as [Any]: return a.enumerated().flatMap { walk($0.element, path + ["\($0.offset)"]) }
  default: return [path.joined(separator: ".") + "=\(x)"] } }
let json = try JSONSerialization.jsonObject(with: Data(#"{"a":[1,{"b":"x"}],"c":{"d":1.5,"e":["z"]}}"#.utf8))
walk(json).forEach { print($0) }
print(JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject([Date()]))

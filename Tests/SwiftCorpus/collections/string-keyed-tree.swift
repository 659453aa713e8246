// swift-format-ignore-file
import Foundation
struct Tree { var children: [String: Tree] = [:]; var value: Int?
  subscript(path: [String]) -> Int? { get { guard let f = path.first else { return value }; return children[f]?[Array(path.dropFirst())] } set { guard let f = path.first else { value = newValue; return }; children[f, default: Tree()][Array(path.dropFirst())] = newValue } }
  var count: Int { children.values.reduce(value == nil ? 0 : 1) { $0 + $1.count } } }
var t = Tree(); t[["a", "b"]] = 1; t[["a"]] = 2; t[["c", "d", "e"]] = 3
print(t[["a", "b"]] as Any, t[["x"]] as Any, t.count, t.children.keys.sorted()); t[["a", "b"]] = nil; print(t.count, t.children["a"]!.children.count)

// swift-format-ignore-file
import Foundation
protocol Node { var id: Int { get }; func render(indent: Int) -> String }
struct Text: Node { let id: Int; let s: String; func render(indent: Int) -> String { String(repeating: " ", count: indent) + s } }
struct Group: Node { let id: Int; let children: [Node]
  func render(indent: Int) -> String { ([String(repeating: " ", count: indent) + "group \(id)"] + children.map { $0.render(indent: indent + 2) }).joined(separator: "\n") } }
extension Node { func printed() { print(render(indent: 0)) } }
let tree: Node = Group(id: 1, children: [Text(id: 2, s: "hello"), Group(id: 3, children: [Text(id: 4, s: "deep")])])
tree.printed()
print((tree as? Group)?.children.compactMap { $0 as? Text }.map(\.s) ?? [], tree is Text)

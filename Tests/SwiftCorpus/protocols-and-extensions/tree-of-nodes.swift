// swift-format-ignore-file
protocol Node: CustomStringConvertible { var children: [any Node] { get } }; extension Node { var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }; var description: String { children.isEmpty ? "\(Self.self)" : "\(Self.self)(\(children.map { "\($0)" }.joined(separator: ",")))" } }
struct Leaf: Node { let children: [any Node] = [] }; struct Branch: Node { var children: [any Node] }
print(Branch(children: [Leaf(), Branch(children: [Leaf()])]), Branch(children: [Branch(children: [Leaf()])]).depth)

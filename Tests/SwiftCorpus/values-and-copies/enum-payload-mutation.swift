// swift-format-ignore-file
enum Entry { case file(name: String, size: Int), folder([Entry])
  var size: Int { switch self { case .file(_, let s): return s; case .folder(let e): return e.map(\.size).reduce(0, +) } }
  mutating func grow(_ n: Int) { switch self { case .file(let name, let s): self = .file(name: name, size: s + n); case .folder(var list): for i in list.indices { list[i].grow(n) }; self = .folder(list) } } }
var root = Entry.folder([.file(name: "a", size: 1), .folder([.file(name: "b", size: 2)])])
let before = root
root.grow(10)
print(before.size, root.size)
print(root)

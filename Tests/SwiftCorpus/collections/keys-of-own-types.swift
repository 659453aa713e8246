struct Key: Hashable {
  let a: Int
  let b: String?
}
class Obj: Hashable {
  let id: Int
  init(_ i: Int) { id = i }
  static func == (l: Obj, r: Obj) -> Bool { l.id == r.id }
  func hash(into h: inout Hasher) { h.combine(id) }
}
enum Kind: Hashable {
  case a(Int)
  case b(name: String)
  case c
}
var d: [Key: String] = [Key(a: 1, b: nil): "x"]
d[Key(a: 1, b: nil)] = "y"
d[Key(a: 1, b: "q")] = "z"
print(d.count, d[Key(a: 1, b: nil)]!)
let s: Set<Obj> = [Obj(1), Obj(1), Obj(2)]
print(s.count, s.contains(Obj(2)), s.map(\.id).sorted())
let k: Set<Kind> = [.a(1), .a(1), .b(name: "x"), .c]
print(k.count, k.contains(.b(name: "x")), Kind.a(1) == .a(2))
let any: [AnyHashable] = [1, "a", Key(a: 1, b: nil), 1.0]
print(any.count, any[0] == AnyHashable(1), any.contains("a"), any[0] as? Int as Any)
var ids: [ObjectIdentifier: Int] = [:]
let o = Obj(5)
ids[ObjectIdentifier(o)] = 1
print(ids[ObjectIdentifier(o)]!, ids[ObjectIdentifier(Obj(5))] as Any)
print(
  Dictionary(grouping: 1...6) { $0 % 3 }.mapValues { $0.reduce(0, +) }.sorted { $0.key < $1.key }
    .map { "\($0):\($1)" })
struct CI: Hashable, ExpressibleByStringLiteral {
  let v: String
  init(stringLiteral v: String) { self.v = v.lowercased() }
}
let h: [CI: Int] = ["Content-Type": 1]
print(h["content-type"]!, h["X"] ?? 0)

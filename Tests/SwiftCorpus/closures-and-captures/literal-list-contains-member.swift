// swift-format-ignore-file
struct Name: Hashable { let raw: String; static let x = Name(raw: "x"), y = Name(raw: "y") }
struct Note { let name: Name }
enum Kind { case x, y, z }
struct K { let kind: Kind }
let notes = [Note(name: .x), Note(name: Name(raw: "q"))]
let test = { (n: Note) in [.x, .y].contains(n.name) }
print(notes.map(test), notes.filter { [.x, .y].contains($0.name) }.count)
print([K(kind: .x), K(kind: .z)].map { n in [.x, .y].contains(n.kind) })
print([K(kind: .x), K(kind: .z)].filter { k in ![.x, .y].contains(k.kind) }.count)
func handle(_ f: (K) -> Bool) { print(f(K(kind: .y))) }
handle { n in
  let ok = [.x, .y].contains(n.kind)
  return ok
}
handle { [Kind.z].contains($0.kind) }

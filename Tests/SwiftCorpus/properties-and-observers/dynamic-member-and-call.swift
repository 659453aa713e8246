// swift-format-ignore-file
@dynamicMemberLookup struct JSON { var raw: Any?; subscript(dynamicMember k: String) -> JSON { JSON(raw: (raw as? [String: Any])?[k]) }; subscript(i: Int) -> JSON { JSON(raw: (raw as? [Any]).flatMap { i < $0.count ? $0[i] : nil }) }
  var string: String? { raw as? String }; var int: Int? { raw as? Int } }
let j = JSON(raw: ["user": ["name": "Ann", "tags": ["x", 2]] as [String: Any]])
print(j.user.name.string ?? "-", j.user.tags[0].string ?? "-", j.user.tags[1].int ?? 0, j.user.tags[9].int as Any, j.nope.deeper.string as Any)
@dynamicMemberLookup struct Box<T> { var value: T; subscript<V>(dynamicMember p: WritableKeyPath<T, V>) -> V { get { value[keyPath: p] } set { value[keyPath: p] = newValue } } }
struct P { var x = 1; var name = "p" }
var b = Box(value: P()); b.x += 4; b.name = "q"; print(b.x, b.name.count, b.value)
struct Adder { let n: Int; func callAsFunction(_ m: Int, twice: Bool = false) -> Int { twice ? n + m + m : n + m } }
let add = Adder(n: 3); print(add(4), add(4, twice: true), [1, 2].map { add($0) })

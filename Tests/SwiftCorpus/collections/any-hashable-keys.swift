import Foundation

let known: [AnyHashable: Any] = ["aps": ["badge": 3], 5: "five"]
print(known[5] as? String ?? "-", known["5"] == nil, known[AnyHashable("aps")] != nil)
print(
  AnyHashable(1) == AnyHashable(1), AnyHashable("a") == AnyHashable("b"),
  [AnyHashable(2)].contains(2))
class Token: Hashable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (a: Token, b: Token) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) }
}
let one = Token(1)
let other = Token(1)
var seen: [ObjectIdentifier: String] = [ObjectIdentifier(one): "one"]
print(one == other, seen[ObjectIdentifier(one)] ?? "-", seen[ObjectIdentifier(other)] ?? "-")

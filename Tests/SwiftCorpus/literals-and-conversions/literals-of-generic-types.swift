struct List<E>: ExpressibleByArrayLiteral {
  var items: [E]
  init(arrayLiteral items: E...) { self.items = items }
}
struct ID<Tag, Raw: Hashable> {
  let raw: Raw
  init(_ raw: Raw) { self.raw = raw }
}
extension ID: ExpressibleByIntegerLiteral where Raw == Int {
  init(integerLiteral value: Int) { raw = value }
}
enum User {}
typealias UserID = ID<User, Int>
let nested: List<List<Int>> = [[1], [2, 3]]
print(nested.items, nested.items.map { $0.items.count })
print(UserID(4), UserID(7).raw)

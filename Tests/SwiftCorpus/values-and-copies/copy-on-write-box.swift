// swift-format-ignore-file
final class Storage { var items: [Int]; init(_ items: [Int]) { self.items = items } }
struct Bag {
  private var storage = Storage([])
  var copies = 0
  var items: [Int] { storage.items }
  mutating func add(_ n: Int) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.items); copies += 1 }
    storage.items.append(n)
  }
}
var one = Bag()
one.add(1); one.add(2)
var two = one
two.add(3)
one.add(9)
print(one.items, one.copies, two.items, two.copies)

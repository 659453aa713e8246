// swift-format-ignore-file
import Foundation
struct Ring<T>: RandomAccessCollection, ExpressibleByArrayLiteral {
  private var items: [T]
  init(arrayLiteral elements: T...) { items = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> T { get { items[i % items.count] } set { items[i % items.count] = newValue } }
}
var ring: Ring = ["a", "b", "c"]
print(ring.count, ring[4], ring.first!, ring.last!, ring.reversed().map { $0 })
ring[1] = "B"
print(ring.joined(separator: "-"), ring.firstIndex(of: "B")!, ring.dropFirst().first!, ring.isEmpty)
for (i, x) in ring.enumerated() { print(i, x, terminator: " ") }
print()

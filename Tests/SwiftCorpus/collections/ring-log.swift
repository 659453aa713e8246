// swift-format-ignore-file
struct RingLog<Element>: Sequence, ExpressibleByArrayLiteral { private var items: [Element] = []; var limit = 3
  init(arrayLiteral e: Element...) { e.forEach { add($0) } }
  mutating func add(_ e: Element) { items.append(e); if items.count > limit { items.removeFirst(items.count - limit) } }
  func makeIterator() -> IndexingIterator<[Element]> { items.makeIterator() } }
var log: RingLog = ["a", "b", "c", "d"]
log.add("e")
print(Array(log), log.contains("b"), log.map { $0.uppercased() }, log.joined(separator: "-"), log.reversed())
for (i, e) in log.enumerated() where i > 0 { print(i, e) }

// swift-format-ignore-file
final class Queue { var items: [Int] = [] { didSet { print(oldValue.count, "->", items.count) } }
  var first: Int? { get { items.first } set { if let v = newValue { items.insert(v, at: 0) } else if !items.isEmpty { items.removeFirst() } } } }
let q = Queue()
q.first = 3; q.first = 2; q.items[1] += 5; q.items.swapAt(0, 1); q.first = nil
q.items.removeAll { $0 > 100 }
for i in q.items.indices { q.items[i] *= 2 }
print(q.items)

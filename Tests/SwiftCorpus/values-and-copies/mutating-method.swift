struct Queue {
  private var items: [Int] = []
  mutating func push(_ item: Int) { items.append(item) }
  mutating func pop() -> Int? { items.isEmpty ? nil : items.removeFirst() }
  var count: Int { items.count }
}
var queue = Queue()
queue.push(1)
queue.push(2)
let copy = queue
print(queue.pop() ?? -1, queue.count, copy.count)
print(queue.pop() ?? -1, queue.pop() ?? -1)

var stack: [String] = []
stack.append("a")
stack.append("b")
print(stack.last ?? "-", stack.popLast() ?? "-", stack.popLast() ?? "-", stack.popLast() ?? "empty")
var queue = [1, 2, 3]
let first = queue.isEmpty ? nil : queue.removeFirst()
print(first as Any, queue)
queue[queue.count - 1] = 10
queue[queue.startIndex] += 1
print(queue, queue.first.map { $0 * 2 } as Any)

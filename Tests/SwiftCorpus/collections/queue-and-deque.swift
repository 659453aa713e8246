// swift-format-ignore-file
struct Queue<T> { private var a: [T] = [], b: [T] = []; mutating func push(_ t: T) { b.append(t) }; mutating func pop() -> T? { if a.isEmpty { a = b.reversed(); b = [] }; return a.popLast() }; var count: Int { a.count + b.count } }
extension Queue: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { b = e } }
var q: Queue = [1, 2]
q.push(3); print(q.pop()!, q.count); q.push(4)
while let x = q.pop() { print(x, terminator: " ") }
print(q.pop() as Any)
func bfs(_ g: [Int: [Int]], _ s: Int) -> [Int] { var seen: Set = [s], order: [Int] = [], q: Queue = [s]; while let n = q.pop() { order.append(n); for m in g[n, default: []] where seen.insert(m).inserted { q.push(m) } }; return order }
print(bfs([1: [2, 3], 2: [4], 3: [4], 4: [1]], 1))
var heap = [5, 1, 4]; heap.sort(); heap.insert(3, at: heap.firstIndex { $0 > 3 } ?? heap.endIndex)
print(heap, heap.removeFirst(), heap.dropFirst().reduce(0, +), heap[heap.count / 2], heap.reversed().map { $0 })

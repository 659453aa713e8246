// swift-format-ignore-file
struct PriorityQueue<T> { private var heap: [T] = []; let before: (T, T) -> Bool; init(_ b: @escaping (T, T) -> Bool) { before = b }
  var isEmpty: Bool { heap.isEmpty }
  mutating func push(_ t: T) { heap.append(t); var i = heap.count - 1; while i > 0, before(heap[i], heap[(i - 1) / 2]) { heap.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> T? { guard !heap.isEmpty else { return nil }; heap.swapAt(0, heap.count - 1); let r = heap.removeLast(); var i = 0; while true { let c = [2 * i + 1, 2 * i + 2].filter { $0 < heap.count }.min { before(heap[$0], heap[$1]) }; guard let c, before(heap[c], heap[i]) else { break }; heap.swapAt(i, c); i = c }; return r } }
var q = PriorityQueue<(Int, String)> { $0.0 < $1.0 }; for (i, s) in ["d", "a", "c", "b"].enumerated() { q.push(((i * 7) % 5, s)) }; var out: [String] = []; while let (p, s) = q.pop() { out.append("\(p)\(s)") }; print(out, q.isEmpty, q.pop() == nil)

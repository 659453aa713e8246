// swift-format-ignore-file
struct Heap<T> { private var items: [T] = []; private let before: (T, T) -> Bool
  init(_ seq: [T] = [], by before: @escaping (T, T) -> Bool) { self.before = before; for x in seq { push(x) } }
  var count: Int { items.count }; var top: T? { items.first }
  mutating func push(_ x: T) { items.append(x); var i = items.count - 1; while i > 0, before(items[i], items[(i - 1) / 2]) { items.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> T? { guard !items.isEmpty else { return nil }; items.swapAt(0, items.count - 1); let out = items.removeLast(); var i = 0
    while true { var best = i; for c in [2 * i + 1, 2 * i + 2] where c < items.count && before(items[c], items[best]) { best = c }; if best == i { return out }; items.swapAt(i, best); i = best } } }
extension Heap where T: Comparable { init(_ items: T...) { self.init(items, by: <) } }
var h = Heap(5, 1, 4, 2); print(h.top!, h.count, [h.pop()!, h.pop()!, h.pop()!, h.pop()!], h.pop() as Any)
var w = Heap([("mail", 2), ("call", 9), ("ad", 1)]) { $0.1 > $1.1 }; w.push(("alarm", 10)); var order: [String] = []; while let (n, _) = w.pop() { order.append(n) }; print(order)

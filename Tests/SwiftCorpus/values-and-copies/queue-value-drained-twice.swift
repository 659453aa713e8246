// swift-format-ignore-file
struct Queue<T> { private(set) var items: [T] = []; mutating func push(_ t: T) { items.append(t) }; mutating func drain() -> [T] { defer { items.removeAll() }; return items }; mutating func pop() -> T? { items.isEmpty ? nil : items.removeFirst() } }
var a = Queue<String>(); a.push("x"); a.push("y"); var b = a; print(a.drain(), a.items.count, b.pop()!, b.drain(), b.pop() as Any)
func consume(_ q: Queue<String>) -> Int { var q = q; var n = 0; while q.pop() != nil { n += 1 }; return n }; a.push("z"); print(consume(a), consume(a), a.items)

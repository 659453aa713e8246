// swift-format-ignore-file
@propertyWrapper final class Counted<V> { private var v: V; private(set) var reads = 0, writes = 0; init(wrappedValue: V) { v = wrappedValue }; var wrappedValue: V { get { reads += 1; return v } set { writes += 1; v = newValue } }; var projectedValue: Counted { self }; func reset() { reads = 0; writes = 0 } }
class Model { @Counted var n = 1; @Counted var items = [Int](); static let shared = Model() }
let m = Model.shared
m.n += 1; m.n = m.n * 2; m.items.append(5); m.items[0] += 1
print(m.$n.reads, m.$n.writes, m.$items.reads, m.$items.writes, m.n, m.items)
m.$n.reset()
print(m.$n.reads, m.n, m.$n.reads)

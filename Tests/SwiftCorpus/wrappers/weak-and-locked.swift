// swift-format-ignore-file
@propertyWrapper final class Locked<V> { private var v: V; private(set) var locks = 0; init(wrappedValue: V) { v = wrappedValue }
  var wrappedValue: V { get { locks += 1; return v } set { locks += 1; v = newValue } }
  var projectedValue: Locked { self }
  func mutate<R>(_ f: (inout V) throws -> R) rethrows -> R { locks += 1; return try f(&v) } }
struct S { @Locked var items: [String] = []; @Locked private(set) var n: Int = 1; mutating func bump() { n *= 3 } }
var s = S(); s.items.append("a"); s.$items.mutate { $0 += ["b"] }; s.bump(); s.bump()
print(s.items, s.$items.locks, s.n, s.$n.locks, s.$items.mutate { $0.removeLast() }, s.items.count)

// swift-format-ignore-file
struct Expiring<Key: Hashable, Value> { private var items: [Key: (value: Value, until: Int)] = [:]; let life: Int; let now: () -> Int
  init(life: Int, now: @escaping () -> Int) { self.life = life; self.now = now }
  subscript(key: Key) -> Value? { get { guard let e = items[key], e.until > now() else { return nil }; return e.value }
    set { items[key] = newValue.map { ($0, now() + life) } } }
  mutating func purge() -> [Key] { let dead = items.filter { $0.value.until <= now() }.map(\.key); dead.forEach { items[$0] = nil }; return dead } }
var t = 0; var c = Expiring<String, [Int]>(life: 5) { t }
c["a"] = [1]; t = 3; c["b"] = [2]; c["b"]?.append(9); t = 6
print(c["a"] as Any, c["b"] ?? [], c.purge(), c.purge().isEmpty); c["b"] = nil; print(c["b"] == nil)

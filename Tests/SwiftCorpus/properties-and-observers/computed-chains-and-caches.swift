// swift-format-ignore-file
struct Cart { private(set) var lines: [(name: String, price: Int, qty: Int)] = [] { didSet { cached = nil; changes += 1 } }; private var cached: Int?; private(set) var changes = 0; var discount = 0 { didSet { discount = min(max(discount, 0), 100) } }
  var total: Int { mutating get { if let cached { return cached }; let t = lines.reduce(0) { $0 + $1.price * $1.qty }; cached = t * (100 - discount) / 100; return cached! } }
  mutating func add(_ n: String, _ p: Int, qty: Int = 1) { if let i = lines.firstIndex(where: { $0.name == n }) { lines[i].qty += qty } else { lines.append((n, p, qty)) } }
  subscript(n: String) -> Int { get { lines.first { $0.name == n }?.qty ?? 0 } set { lines.removeAll { $0.name == n && newValue == 0 }; if let i = lines.firstIndex(where: { $0.name == n }) { lines[i].qty = newValue } } } }
var c = Cart(); c.add("tea", 300); c.add("cup", 500, qty: 2); c.add("tea", 300); print(c.total, c.changes, c["tea"]); c.discount = 150; print(c.discount, c.total); c["cup"] = 0; c.discount = 10; print(c.total, c["cup"], c.changes); c["tea"] += 3; print(c.total, c.lines.map(\.qty))

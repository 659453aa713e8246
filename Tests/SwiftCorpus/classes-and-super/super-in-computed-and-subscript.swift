// swift-format-ignore-file
class Table { var rows: [String: Int] = ["a": 1]; subscript(k: String) -> Int { get { rows[k] ?? 0 } set { rows[k] = newValue } }; var total: Int { rows.values.reduce(0, +) }; func dump() -> String { rows.keys.sorted().joined() } }
class Audited: Table { var reads = 0, writes: [String] = []
  override subscript(k: String) -> Int { get { reads += 1; return super[k] * 10 } set { writes.append(k); super[k] = newValue / 10 } }
  override var total: Int { super.total + 1000 }
  override func dump() -> String { "<" + super.dump() + "\(writes)>" } }
let t: Table = Audited()
t["b"] = 50
t["a"] += 20
print(t["a"], t["b"], t["zz"], t.total, t.dump(), (t as! Audited).reads)

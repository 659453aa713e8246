struct Table {
  var values: [String: Any] = ["count": 3, "name": "x"]
  subscript(int key: String) -> Int { values[key] as? Int ?? 0 }
  subscript(_ key: String, default fallback: String) -> String {
    values[key] as? String ?? fallback
  }
  static subscript(index: Int) -> String { "static \(index)" }
}
let table = Table()
print(
  table[int: "count"], table[int: "name"], table["name", default: "-"], table["z", default: "-"],
  Table[4])

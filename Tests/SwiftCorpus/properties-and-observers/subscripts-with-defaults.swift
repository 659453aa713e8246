// swift-format-ignore-file
struct Table {
  var cells: [String: Int] = [:]
  subscript(row: Int, column: Int = 0) -> Int {
    get { cells["\(row),\(column)"] ?? -1 }
    set { cells["\(row),\(column)"] = newValue }
  }
  subscript(name key: String, or other: Int = 7) -> Int { cells[key] ?? other }
}
var table = Table()
table[1] = 5
table[1, 2] = 6
table[1] += 10
print(table[1], table[1, 0], table[1, 2], table[9], table[name: "x"], table[name: "x", or: 3])

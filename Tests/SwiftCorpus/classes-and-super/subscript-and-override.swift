class Table {
  var rows = [1, 2, 3]
  subscript(index: Int) -> Int {
    get { rows[index] }
    set { rows[index] = newValue }
  }
}
class Safe: Table {
  override subscript(index: Int) -> Int {
    get { rows.indices.contains(index) ? super[index] : 0 }
    set { if rows.indices.contains(index) { super[index] = newValue } }
  }
}
let table = Safe()
table[1] = 9
table[7] = 4
print(table[1], table[7], table.rows)

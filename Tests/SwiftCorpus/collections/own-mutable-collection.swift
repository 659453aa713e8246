struct Section: RandomAccessCollection, MutableCollection {
  var rows: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { rows.count }
  subscript(index: Int) -> Int {
    get { rows[index] }
    set { rows[index] = newValue }
  }
}
var section = Section(rows: [3, 1, 2])
section.swapAt(0, 1)
print(section.rows)
section.sort()
print(section.rows)
section.sort(by: >)
section.reverse()
print(section.rows, section.map { $0 * 2 })

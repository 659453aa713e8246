// swift-format-ignore-file
struct Matrix { let rows: Int, columns: Int; private var grid: [Double]
  init(rows: Int, columns: Int) { self.rows = rows; self.columns = columns; grid = Array(repeating: 0, count: rows * columns) }
  subscript(r: Int, c: Int) -> Double { get { grid[r * columns + c] } set { grid[r * columns + c] = newValue } }
  subscript(row r: Int) -> ArraySlice<Double> { grid[r * columns..<(r + 1) * columns] }
  static subscript(n: Int) -> Matrix { var m = Matrix(rows: n, columns: n); for i in 0..<n { m[i, i] = 1 }; return m } }
var m = Matrix[2]
m[0, 1] += 2.5
print(m[row: 0], m[row: 1].reduce(0, +), m[0, 1] * 2)
print(Array(m[row: 1]), m[row: 1].startIndex)

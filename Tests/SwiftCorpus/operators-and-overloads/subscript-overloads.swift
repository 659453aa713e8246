// swift-format-ignore-file
import Foundation
struct Grid {
  var cells = [[1, 2, 3], [4, 5, 6]]
  subscript(row: Int, col: Int) -> Int { get { cells[row][col] } set { cells[row][col] = newValue } }
  subscript(row row: Int) -> [Int] { cells[row] }
  subscript(name: String) -> Int? { name == "size" ? cells.count * cells[0].count : nil }
  static subscript(default n: Int) -> Grid { Grid(cells: Array(repeating: Array(repeating: n, count: 2), count: 2)) }
}
var g = Grid()
g[0, 1] *= 10
print(g[0, 1], g[row: 1], g["size"]!, g["x"] as Any, Grid[default: 7].cells)

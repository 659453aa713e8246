struct Grid {
  private var cells = [Int](repeating: 0, count: 4)
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 2 + column] }
    set { cells[row * 2 + column] = newValue }
  }
}
var grid = Grid()
grid[0, 1] = 5
grid[1, 0] += 7
print(grid[0, 0], grid[0, 1], grid[1, 0])

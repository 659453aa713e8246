// A slice has the indices of its array, also where a method changes it.
let numbers = [1, 2, 3, 4, 5, 6]
var part = numbers[2..<5]
part.swapAt(2, 4)
print(part, part.startIndex)
part.insert(0, at: 3)
print(part, part.remove(at: 4), part)
part.removeSubrange(2..<4)
print(part, part.startIndex, part.endIndex)
part.replaceSubrange(2..<3, with: [7, 8])
print(part, part.indices)
var whole = numbers
whole[1..<4].swapAt(1, 3)
whole[2...].reverse()
print(whole)
struct Grid {
  var cells = [1, 2, 3, 4]
  subscript(row row: Int) -> ArraySlice<Int> {
    get { cells[row * 2..<row * 2 + 2] }
    set { cells.replaceSubrange(row * 2..<row * 2 + 2, with: newValue) }
  }
}
var grid = Grid()
grid[row: 1].swapAt(2, 3)
grid[row: 0] = [8, 9]
print(grid.cells)

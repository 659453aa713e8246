func find(_ grid: [[Int]], _ wanted: Int) -> (row: Int, column: Int)? {
  var found: (row: Int, column: Int)?
  search: for (r, row) in grid.enumerated() {
    for (c, value) in row.enumerated() {
      if value < 0 { continue search }
      if value == wanted {
        found = (r, c)
        break search
      }
    }
  }
  return found
}
let grid = [[1, -1, 5], [5, 2]]
if let (r, c) = find(grid, 5) { print(r, c) }
print(find(grid, 9) == nil, find(grid, 2)!.column)
var (a, b) = (1, 2)
(a, b) = (b, a + b)
let pair = (x: a, y: b)
print(a, b, pair, pair.x, pair.1, pair == (2, 3), (1, "z") < (2, "a"))
var count = 0
repeat { count += 1; if count == 2 { continue } } while count < 4
while true { count -= 1; guard count > 0 else { break } }
print(count)

// swift-format-ignore-file
struct Grid { private var cells: [Int]; let width: Int; init(_ w: Int, _ h: Int) { width = w; cells = Array(repeating: 0, count: w * h) }
  subscript(x: Int, y: Int) -> Int { get { cells[y * width + x] } set { cells[y * width + x] = newValue } }
  subscript(row y: Int) -> [Int] { get { Array(cells[y * width..<(y + 1) * width]) } set { cells.replaceSubrange(y * width..<(y + 1) * width, with: newValue) } }
  subscript(safe x: Int, _ y: Int, default d: Int = -1) -> Int { x >= 0 && x < width && y >= 0 && y * width < cells.count ? self[x, y] : d } }
var g = Grid(3, 2); g[1, 0] = 5; g[2, 1] += 7; g[row: 1][0] = 9; g[row: 0].swapAt(0, 1)
print(g[row: 0], g[row: 1], g[safe: 9, 0], g[safe: 2, 1], g[safe: 0, 5, default: 0])
g[row: 0] = g[row: 1].reversed(); print(g[row: 0], g[0, 0])

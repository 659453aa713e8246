// swift-format-ignore-file
struct Grid<T> { private var cells: [T]; let width: Int; var height: Int { cells.count / width }
  init(_ w: Int, _ h: Int, _ v: T) { width = w; cells = Array(repeating: v, count: w * h) }
  subscript(x: Int, y: Int) -> T { get { cells[y * width + x] } set { cells[y * width + x] = newValue } }
  subscript(row y: Int) -> ArraySlice<T> { cells[y * width..<(y + 1) * width] }
  mutating func fill(_ f: (Int, Int) -> T) { for y in 0..<height { for x in 0..<width { self[x, y] = f(x, y) } } } }
var a = Grid(3, 2, 0); a.fill { $0 + 10 * $1 }; var b = a; b[0, 0] = 99; b[2, 1] += 5
print(a[0, 0], b[0, 0], b[2, 1], Array(a[row: 1]), b[row: 0].reduce(0, +), a[row: 1].startIndex)
var names = Grid(2, 1, "x"); names[1, 0].append("y"); print(Array(names[row: 0]), names.height)

// swift-format-ignore-file
var grid = (0..<3).map { r in (0..<3).map { c in r * 3 + c } }
grid[1].swapAt(0, 2)
print(grid, grid.map { $0.reduce(0, +) }, grid[0].indices.map { c in grid.map { $0[c] } }, grid.joined().max()!, grid.flatMap { $0.filter { $0 % 2 == 0 } })
let spiral = stride(from: 0, to: 9, by: 4).map { grid[$0 / 3][$0 % 3] }
print(spiral, grid.first!.last!, grid.last?.first ?? 0, grid.enumerated().map { $1[$0] }, Array(grid.reversed()[0]), grid.contains { $0.contains(8) })
for (r, row) in grid.enumerated() { for (c, v) in row.enumerated() where r == c || r + c == 2 { print("(\(r),\(c))=\(v)", terminator: " ") } }
print()
let nested: [[Int]?] = [[1], nil, [2, 3]]
print(nested.compactMap { $0 }.flatMap { $0 }, nested.map { $0?.count ?? 0 }, [[1, 2], [3]].reduce([], +), [["a": 1], ["b": 2]].reduce(into: [:]) { $0.merge($1) { a, _ in a } }.count)
print(grid.dropLast().map { $0.dropFirst() }.map(Array.init), Array(grid[1...].joined()), zip(grid, grid.dropFirst()).map { zip($0, $1).map(-) })

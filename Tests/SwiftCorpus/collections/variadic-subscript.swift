// swift-format-ignore-file
struct Grid { var cells: [Int]; subscript(_ places: Int...) -> [Int] { places.map { cells[$0] } }; subscript(all all: Bool) -> Int { cells.count } }
let g = Grid(cells: [5, 6, 7])
print(g[0, 2], g[1], g[], g[all: true])

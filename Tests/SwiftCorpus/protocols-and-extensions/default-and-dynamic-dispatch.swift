// swift-format-ignore-file
protocol Shape { var sides: Int { get }; func describe() -> String }
extension Shape { func describe() -> String { "shape with \(sides)" }; func extra() -> String { "extra shape" } }
struct Square: Shape { let sides = 4; func extra() -> String { "extra square" } }
struct Tri: Shape { var sides: Int { 3 }; func describe() -> String { "tri/" + extra() } }
let shapes: [any Shape] = [Square(), Tri()]
for s in shapes { print(s.describe(), s.extra()) }
print(Square().extra(), (Square() as Shape).extra())
extension Array where Element == any Shape { var total: Int { reduce(0) { $0 + $1.sides } } }
extension Collection where Element: Numeric { var product: Element { reduce(1, *) } }
print(shapes.total, [2, 3, 4].product, [1.5, 2].product, (1...5).product)

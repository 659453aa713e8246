// swift-format-ignore-file
class Shape { var name: String { "shape" }; final func describe() -> String { "a \(name) of \(area())" }; func area() -> Double { 0 } }
class Square: Shape { let side: Double; init(_ side: Double) { self.side = side }; override var name: String { "square (\(super.name))" }; override func area() -> Double { side * side } }
final class Tile: Square { override var name: String { "tile/" + super.name }; override func area() -> Double { super.area() / 2 } }
let shapes: [Shape] = [Shape(), Square(2), Tile(3)]
for s in shapes { print(s.describe(), type(of: s), s is Square) }
print(shapes.compactMap { $0 as? Square }.map(\.side), (shapes[2] as! Square).side)

protocol Shape { func area() -> Double }
struct Square: Shape {
  var side: Double
  func area() -> Double { side * side }
}
struct Circle: Shape {
  func area() -> Double { 3 }
}
func make() -> some Shape { Square(side: 2) }
func show(_ shape: some Shape) -> String { "area \(shape.area())" }
func total(_ shapes: [any Shape]) -> Double { shapes.reduce(0) { $0 + $1.area() } }
print(make().area(), show(Circle()), total([Square(side: 1), Circle()]))

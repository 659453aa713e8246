protocol Shape { func area() -> Double }
struct Square: Shape { var s: Double; func area() -> Double { s * s } }
struct Circle: Shape { var r: Double; func area() -> Double { 3 * r * r } }
func make(_ big: Bool) -> any Shape { big ? Circle(r: 2) : Square(s: 2) }
func unit() -> some Shape { Square(s: 1) }
struct AnyShape: Shape {
  private let compute: () -> Double
  init<S: Shape>(_ shape: S) { compute = shape.area }
  func area() -> Double { compute() }
}
let shapes: [any Shape] = [make(true), make(false), unit()]
print(shapes.map { $0.area() }, AnyShape(Circle(r: 1)).area())
func total(_ shapes: some Sequence<any Shape>) -> Double { shapes.reduce(0) { $0 + $1.area() } }
print(total(shapes), shapes.filter { $0 is Square }.count)

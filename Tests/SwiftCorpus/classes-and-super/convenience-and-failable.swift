class Shape {
  let name: String
  private(set) var sides: Int
  init(name: String, sides: Int) {
    self.name = name
    self.sides = sides
  }
  convenience init?(code: String) {
    guard let n = Int(code), n > 2 else { return nil }
    self.init(name: "poly\(n)", sides: n)
  }
  func describe() -> String { "\(name)(\(sides))" }
}
class Square: Shape {
  let size: Double
  init(size: Double) {
    self.size = size
    super.init(name: "square", sides: 4)
  }
  override func describe() -> String { super.describe() + " \(size)" }
}
print(Shape(code: "5")?.describe() ?? "nil", Shape(code: "2") == nil, Shape(code: "x") == nil)
let shapes: [Shape] = [Square(size: 2), Shape(name: "line", sides: 1)]
for shape in shapes {
  print(shape.describe(), shape is Square, (shape as? Square)?.size as Any)
}

// swift-format-ignore-file
import Foundation
protocol Shape {}
struct Circle: Shape { let r: Double }
struct Square: Shape { let side: Double }
func area(_ s: Shape) -> String {
  switch s {
  case let c as Circle where c.r > 10: return "big circle"
  case let c as Circle: return String(format: "%.2f", c.r * c.r * .pi)
  case is Square: return "square"
  default: return "?"
  }
}
print(area(Circle(r: 1)), area(Circle(r: 11)), area(Square(side: 2)))
let point = (x: 0, y: -3)
switch point {
case (0, 0): print("origin")
case (0, let y) where y < 0: print("below", y)
case let (x, y): print(x, y)
}

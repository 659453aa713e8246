class Shape { deinit { print("freed", type(of: self)) } }
class Circle: Shape {}
class Square: Shape {}
func next(_ n: Int) -> Shape { n == 0 ? Circle() : Square() }
for n in 0...1 {
  switch next(n) {
  case is Circle: print("circle")
  case let square as Square: print("square", type(of: square))
  default: print("shape")
  }
}
print("end")

func size() -> (Int, String) { (7, "wide") }
var (width, height) = (3, 4)
let (number, _) = size()
func area() -> Int { width * height + number }
func grow() {
  width += 1
  height *= 2
}
grow()
print(area(), width, height, number)

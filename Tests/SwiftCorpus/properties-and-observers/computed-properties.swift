struct Rect {
  var width = 2.0
  var height = 3.0
  var area: Double { width * height }
  var half: (Double, Double) { (width / 2, height / 2) }
  var isEmpty: Bool { return area == 0 }
}
var rect = Rect()
print(rect.area, rect.half, rect.isEmpty)
rect.width = 0
print(rect.area, rect.isEmpty)

@propertyWrapper
struct Plus {
  var wrappedValue: Int
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue + 1 }
}
struct Point {
  @Plus var x = 0
  @Plus var y = 10
}
let a = Point()
var b = a
b.x = 50
print(a.x, a.y, b.x, b.y)
print(Point(x: 5).x)

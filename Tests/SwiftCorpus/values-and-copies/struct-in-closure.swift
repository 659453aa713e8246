struct Point { var x = 0 }
var point = Point()
let add = { point.x += 5 }
let copy = point
add()
add()
print(point.x, copy.x)

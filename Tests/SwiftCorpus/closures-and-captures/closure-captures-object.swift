class Box { var value = 0 }
var box = Box()
let show = { print(box.value) }
let first = box
box.value = 1
show()
box = Box()
show()
first.value = 9
show()

struct Size {
  var width = 1
  var height = 2
}
class View {
  var size = Size()
}
let view = View()
var size = view.size
size.width = 10
print(view.size.width, size.width)
view.size.height = 5
print(view.size.height, size.height)

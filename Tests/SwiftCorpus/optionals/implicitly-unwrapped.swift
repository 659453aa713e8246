class Controller {
  var label: String!
  var count: Int! = 3
  func show() { print(label.count, count + 1) }
}
let controller = Controller()
print(controller.label == nil)
controller.label = "four"
controller.show()
print(controller.count as Any, controller.label ?? "-")

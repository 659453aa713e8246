protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}
class Main: Coordinator {
  var children: [Coordinator] = []
  func start() {
    print("main")
    let child = Detail()
    children.append(child)
    child.start()
  }
}
class Detail: Coordinator {
  var children: [Coordinator] = []
  func start() { print("detail") }
}
let main = Main()
main.start()
print(main.children.count)

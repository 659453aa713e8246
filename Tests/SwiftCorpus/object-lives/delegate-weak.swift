protocol LoaderDelegate: AnyObject { func loaded(_ text: String) }
class Loader {
  weak var delegate: LoaderDelegate?
  func load(_ text: String) {
    print(delegate == nil ? "nobody" : "telling")
    delegate?.loaded(text)
  }
}
class Screen: LoaderDelegate {
  func loaded(_ text: String) { print("screen shows", text) }
  deinit { print("screen closed") }
}
let loader = Loader()
var screen: Screen? = Screen()
loader.delegate = screen
loader.load("one")
screen = nil
loader.load("two")

protocol LoaderDelegate: AnyObject {
  func loader(_ loader: Loader, didLoad items: [String])
  func loaderDidFail(_ loader: Loader)
}
extension LoaderDelegate {
  func loaderDidFail(_ loader: Loader) { print("ignored failure of", loader.name) }
}
class Loader {
  let name: String
  weak var delegate: LoaderDelegate?
  init(_ name: String) { self.name = name }
  func load(_ items: [String]) {
    items.isEmpty ? delegate?.loaderDidFail(self) : delegate?.loader(self, didLoad: items)
  }
}
class Screen: LoaderDelegate {
  func loader(_ loader: Loader, didLoad items: [String]) { print(loader.name, items) }
}
let screen = Screen()
let loader = Loader("feed")
loader.load(["lost"])
loader.delegate = screen
loader.load(["a"])
loader.load([])

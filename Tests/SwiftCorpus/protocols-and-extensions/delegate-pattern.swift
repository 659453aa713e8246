protocol LoaderDelegate: AnyObject {
  func didLoad(_ items: [String])
  func didFail()
}
extension LoaderDelegate { func didFail() { print("default fail") } }
final class Loader {
  weak var delegate: LoaderDelegate?
  func load(_ ok: Bool) { ok ? delegate?.didLoad(["a"]) : delegate?.didFail() }
}
final class Screen: LoaderDelegate {
  func didLoad(_ items: [String]) { print("got", items) }
}
let loader = Loader()
loader.load(true)
let screen = Screen()
loader.delegate = screen
loader.load(true)
loader.load(false)
print(loader.delegate === screen)

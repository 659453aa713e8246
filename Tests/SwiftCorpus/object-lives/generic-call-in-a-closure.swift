func show<Item>(_ item: Item) { print(Item.self, item) }
final class Loader {
  func loading() -> () -> Void {
    let names = ["a"]
    return { show(names) }
  }
  deinit { print("gone") }
}
var loader: Loader? = Loader()
let load = loader?.loading()
loader = nil
load?()

import Foundation

final class Debouncer {
  private var pending: DispatchWorkItem?
  func call(_ name: String) {
    pending?.cancel()
    let item = DispatchWorkItem { print("ran", name) }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03, execute: item)
  }
}
let debouncer = Debouncer()
debouncer.call("a")
debouncer.call("b")
debouncer.call("c")
print("called")

// swift-format-ignore-file
import Foundation
class Debouncer {
  private var item: DispatchWorkItem?
  private let delay: TimeInterval
  init(delay: TimeInterval) { self.delay = delay }
  func call(_ action: @escaping () -> Void) {
    item?.cancel()
    let new = DispatchWorkItem(block: action)
    item = new
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: new)
  }
}
let debouncer = Debouncer(delay: 0.03)
for c in "abc" { debouncer.call { print("search", c) } }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.06) { debouncer.call { print("later") } }
print("typed")

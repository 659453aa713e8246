// swift-format-ignore-file
final class Signal<T> {
  typealias Observer = (T) -> Void
  private var observers: [Int: Observer] = [:]
  private var next = 0
  @discardableResult
  func observe(_ observer: @escaping Observer) -> () -> Void {
    let token = next
    next += 1
    observers[token] = observer
    return { [weak self] in self?.observers[token] = nil }
  }
  func send(_ value: T) {
    for key in observers.keys.sorted() { observers[key]?(value) }
  }
}
let signal = Signal<(name: String, count: Int)>()
let cancel = signal.observe { print("first", $0.name, $0.count) }
signal.observe { name, count in print("second", name + "!", count * 2) }
signal.send((name: "a", count: 1))
cancel()
signal.send(("b", 2))

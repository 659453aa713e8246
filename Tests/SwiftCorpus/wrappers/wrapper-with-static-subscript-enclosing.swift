// swift-format-ignore-file
@propertyWrapper struct Logged<T> { private var value: T; let label: String; private(set) var history: [T] = []
  init(wrappedValue: T, label: String = "value") { value = wrappedValue; self.label = label }
  var wrappedValue: T { get { value } set { history.append(value); value = newValue; print("\(label) = \(newValue)") } }
  var projectedValue: [T] { history } }
final class Player { @Logged(label: "volume") var volume = 5; @Logged var track: String? = nil; @Logged(label: "queue") var queue: [Int] = []
  init(start: Int) { volume = start; queue.append(start) }
  func reset() { _volume = Logged(wrappedValue: 0, label: "new"); volume += 1 } }
let p = Player(start: 7); p.volume += 1; p.track = "a"; p.track = nil; p.queue += [1, 2]; p.queue[0] = 9
print(p.$volume, p.$track.count, p.$queue.last!); p.reset(); print(p.volume, p.$volume)

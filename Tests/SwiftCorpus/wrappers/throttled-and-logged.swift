// swift-format-ignore-file
@propertyWrapper struct Logged<V: Equatable> { private var v: V; private(set) var log: [String] = []; let name: String
  init(wrappedValue: V, _ name: String) { v = wrappedValue; self.name = name }
  var wrappedValue: V { get { v } set { guard newValue != v else { return }; log.append("\(name): \(v) -> \(newValue)"); v = newValue } }
  var projectedValue: [String] { log } }
final class Model { @Logged("unread") var unread = 0; @Logged("title") var title: String? = nil; func reset() { unread = 0; title = nil } }
let m = Model(); m.unread = 2; m.unread = 2; m.unread += 1; m.title = "x"; m.title?.append("y"); m.reset(); print(m.$unread, m.$title, m.unread, m.title as Any)

// swift-format-ignore-file
class Tracker {
  static private(set) var alive = 0 { didSet { print("alive", alive) } }
  static var names: [String] = []
  let name: String
  init(_ name: String) {
    self.name = name
    Self.alive += 1
    Self.names.append(name)
  }
  deinit { Tracker.alive -= 1 }
}
var list = [Tracker("a"), Tracker("b")]
list.removeFirst()
do { _ = Tracker("c") }
list = []
print(Tracker.names, Tracker.alive)

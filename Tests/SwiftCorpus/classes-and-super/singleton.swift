final class Manager {
  static let shared = Manager()
  private(set) var pending: [String] = []
  private init() { print("made") }
  func add(_ text: String) { pending.append(text) }
}
print("start")
Manager.shared.add("a")
Manager.shared.add("b")
print(Manager.shared.pending)

class Task1 {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("free", name) }
}
enum State {
  case idle
  case running(Task1)
}
var state = State.running(Task1("a"))
if case .running(let task) = state { print("running", task.name) }
state = .running(Task1("b"))
print("changed")
state = .idle
print("idle")

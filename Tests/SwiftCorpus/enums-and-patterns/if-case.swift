enum Event {
  case push(String, silent: Bool)
  case tap(Int)
}
let event = Event.push("a", silent: true)
if case .push(let id, true) = event { print("silent", id) }
if case .push(let id, let silent) = event, !silent { print("loud", id) } else { print("not loud") }
if case .tap = event { print("tap") }
guard case .push(_, let silent) = event else { fatalError() }
print(silent)

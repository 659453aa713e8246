enum Event {
  case push(id: Int, silent: Bool)
  case local(String)
  case tick
}
func name(_ event: Event) -> String {
  guard case .push(let id, let silent) = event else {
    if case .local(let text) = event { return "local \(text)" }
    return "other"
  }
  return "push \(id) \(silent)"
}
let events: [Event] = [.push(id: 1, silent: true), .local("a"), .tick, .push(id: 2, silent: false)]
events.forEach { print(name($0)) }
for case .push(let id, silent: false) in events { print("loud", id) }
for case let .local(text) in events where text != "b" { print(text) }
let ids: [Int?] = [1, nil, 3]
for case let id? in ids { print(id) }
if case .push(_, true)? = events.first { print("first is silent") }
while case .tick = events[2] { print("tick"); break }

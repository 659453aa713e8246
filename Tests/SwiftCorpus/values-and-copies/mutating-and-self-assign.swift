struct Light {
  enum State: String { case red, green, yellow }
  var state = State.red
  private(set) var changes = 0
  mutating func next() {
    switch state {
    case .red: state = .green
    case .green: state = .yellow
    case .yellow: self = Light(state: .red, changes: changes)
    }
    changes += 1
  }
  init(state: State = .red, changes: Int = 0) { self.state = state; self.changes = changes }
}
var light = Light()
for _ in 1...4 { light.next() }
print(light.state.rawValue, light.changes)
var lights = [Light(), Light(state: .green)]
lights[0].next()
for index in lights.indices { lights[index].next() }
print(lights.map(\.state), lights.map(\.changes))
lights.forEach { var l = $0; l.next() }
print(lights[0].changes)

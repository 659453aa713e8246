struct State {
  var phase = "idle" {
    willSet(next) { print("leaving \(phase) for \(next)") }
    didSet(previous) { print("left \(previous)") }
  }
}
var state = State()
state.phase = "busy"

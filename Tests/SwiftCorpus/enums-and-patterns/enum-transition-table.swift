// swift-format-ignore-file
enum State: String, CaseIterable { case notRunning, inactive, active, background, suspended
  static let allowed: [State: Set<State>] = [.notRunning: [.inactive, .background], .inactive: [.active, .background], .active: [.inactive], .background: [.suspended, .inactive], .suspended: [.background, .notRunning]]
  func canMove(to next: Self) -> Bool { Self.allowed[self, default: []].contains(next) }
  static func ~> (from: State, to: State) -> Bool { from.canMove(to: to) } }
infix operator ~>
var state = State.notRunning
for next in [State.inactive, .active, .suspended, .inactive, .background] { if state ~> next { state = next } else { print("no", state, "to", next.rawValue) } }
print(state, State.allCases.filter { state ~> $0 }, State(rawValue: "active")!.canMove(to: .active), State(rawValue: "Active") as Any)
print(State.allCases.map { s in State.allCases.filter(s.canMove).count })

// swift-format-ignore-file
enum AppState: String { case notRunning, inactive, active, background, suspended }
struct Transition: Hashable { let from, to: AppState }
let allowed: Set<Transition> = [.init(from: .notRunning, to: .inactive), .init(from: .inactive, to: .active), .init(from: .active, to: .inactive), .init(from: .inactive, to: .background)]
var state = AppState.notRunning
for next in [AppState.inactive, .background, .active, .inactive] {
  let t = Transition(from: state, to: next)
  guard allowed.contains(t) else { print("refused \(t.from.rawValue) -> \(t.to)"); continue }
  state = next
  print(state)
}
print(Transition(from: .active, to: .inactive))

// swift-format-ignore-file
struct Store<State, Action> {
  private(set) var state: State
  let reduce: (inout State, Action) -> [Action]
  mutating func send(_ action: Action) {
    for next in reduce(&state, action) { send(next) }
  }
}
struct AppState: Equatable { var token: String?; var badge = 0 }
enum Action { case register(String), badge(Int), clear }
var store = Store<AppState, Action>(state: AppState()) { state, action in
  switch action {
  case .register(let t): state.token = t; return [.badge(1)]
  case .badge(let n): state.badge += n; return state.badge > 2 ? [.clear] : []
  case .clear: state.badge = 0; return []
  }
}
store.send(.register("t")); print(store.state)
store.send(.badge(1)); store.send(.badge(1)); print(store.state, type(of: store))

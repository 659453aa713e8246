// swift-format-ignore-file
final class Store<State, Action> { private(set) var state: State { didSet { observers.forEach { $0(state) } } }
  private let reduce: (inout State, Action) -> Void; private var observers: [(State) -> Void] = []
  init(_ initial: State, reduce: @escaping (inout State, Action) -> Void) { state = initial; self.reduce = reduce }
  func send(_ a: Action) { reduce(&state, a) }
  func select<V: Equatable>(_ path: KeyPath<State, V>, _ body: @escaping (V) -> Void) { var last = state[keyPath: path]; observers.append { s in let v = s[keyPath: path]; if v != last { last = v; body(v) } } } }
struct App { var badge = 0; var name = "n" }
enum Act { case push(Int), rename(String), clear }
let store = Store<App, Act>(App()) { s, a in switch a { case .push(let n): s.badge += n; case .rename(let n): s.name = n; case .clear: s = App() } }
store.select(\.badge) { print("badge", $0) }
store.select(\.name.count) { print("count", $0) }
[.push(2), .rename("m"), .rename("long"), .clear].forEach(store.send)
print(store.state)

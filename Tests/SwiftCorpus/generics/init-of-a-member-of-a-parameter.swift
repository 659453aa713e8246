// swift-format-ignore-file
protocol Reducer { associatedtype State; associatedtype Action; func reduce(_ state: inout State, _ action: Action) }
struct Counter: Reducer { struct State: Equatable { var n = 0 }; enum Action { case up, set(Int) }; func reduce(_ s: inout State, _ a: Action) { switch a { case .up: s.n += 1; case .set(let n): s.n = n } } }
final class Store<R: Reducer> { private(set) var state: R.State; let reducer: R; init(_ state: R.State, _ reducer: R) { self.state = state; self.reducer = reducer }; func send(_ action: R.Action) { reducer.reduce(&state, action) } }
func run() { let s = Store(.init(), Counter()); s.send(.up); print(s.state, s.state == .init(n: 1)); let t = Store<Counter>(.init(n: 4), .init()); t.send(.set(9)); print(t.state) }
run()

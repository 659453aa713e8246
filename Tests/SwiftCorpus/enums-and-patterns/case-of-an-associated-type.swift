// swift-format-ignore-file
struct Counter { enum Action { case up(Int = 1, by: Int = 1), reset }; var n = 0
  mutating func send(_ a: Action) { switch a { case .up(let k, let f): n += k * f; case .reset: n = 0 } } }
protocol Reducer { associatedtype Action; mutating func send(_ a: Action) }
extension Counter: Reducer {}
struct Logged<R: Reducer> { var base: R; mutating func send(_ a: R.Action) { base.send(a) } }
func run() { var v = Logged(base: Counter()); v.send(.up(2)); v.send(.up()); v.send(.up(by: 3)); v.send(.up(2, by: 2)); print(v.base.n); v.send(.reset); print(v.base.n) }
run()

import Foundation

enum LoadState<Value> {
  case idle, loading
  case loaded(Value)
  case failed(any Error)
  var value: Value? {
    guard case .loaded(let v) = self else { return nil }
    return v
  }
  func map<T>(_ f: (Value) throws -> T) rethrows -> LoadState<T> {
    switch self {
    case .idle: .idle
    case .loading: .loading
    case .loaded(let v): .loaded(try f(v))
    case .failed(let e): .failed(e)
    }
  }
}
extension LoadState: Equatable where Value: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.idle, .idle), (.loading, .loading): true
    case (.loaded(let x), .loaded(let y)): x == y
    case (.failed, .failed): true
    default: false
    }
  }
}
struct E: Error {}
let s: LoadState<Int> = .loaded(3)
print(
  s.value!, s.map { "\($0)!" }.value!, s == .loaded(3), s == .idle,
  LoadState<Int>.failed(E()) == .failed(E()), LoadState<String>.loading.map(\.count).value as Any)
class Store<S, A> {
  private(set) var state: S
  private let reduce: (inout S, A) -> Void
  private var subs: [UUID: (S) -> Void] = [:]
  init(_ s: S, reduce: @escaping (inout S, A) -> Void) {
    state = s
    self.reduce = reduce
  }
  func send(_ a: A) {
    reduce(&state, a)
    for sub in subs.values { sub(state) }
  }
  func subscribe(_ f: @escaping (S) -> Void) -> () -> Void {
    let id = UUID()
    subs[id] = f
    f(state)
    return { [weak self] in self?.subs[id] = nil }
  }
}
enum Action {
  case inc(Int)
  case reset
}
let store = Store<[Int], Action>([]) { s, a in
  switch a {
  case .inc(let n): s.append(n)
  case .reset: s.removeAll()
  }
}
let stop = store.subscribe { print("state", $0) }
store.send(.inc(1))
store.send(.inc(2))
stop()
store.send(.reset)
print(store.state)

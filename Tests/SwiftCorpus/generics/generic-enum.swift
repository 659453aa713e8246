enum Loadable<Value> {
  case idle
  case loaded(Value)
  case failed(String)
  var value: Value? {
    if case .loaded(let value) = self { return value }
    return nil
  }
  func map<T>(_ transform: (Value) -> T) -> Loadable<T> {
    switch self {
    case .idle: return .idle
    case .loaded(let value): return .loaded(transform(value))
    case .failed(let text): return .failed(text)
    }
  }
}
let loaded = Loadable.loaded(4)
print(loaded.value as Any, loaded.map { "\($0)!" }, Loadable<Int>.idle.value as Any)
print(Loadable<Int>.failed("x").map { $0 + 1 })

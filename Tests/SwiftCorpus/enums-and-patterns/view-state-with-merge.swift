// swift-format-ignore-file
enum Loadable<T> { case idle, loading(last: T?), loaded(T), failed(Error, last: T?)
  var value: T? { switch self { case .loaded(let v), .loading(let v?), .failed(_, let v?): v; default: nil } }
  var isLoading: Bool { if case .loading = self { true } else { false } }
  mutating func start() { self = .loading(last: value) }
  mutating func finish(_ r: Result<T, Error>) { switch r { case .success(let v): self = .loaded(v); case .failure(let e): self = .failed(e, last: value) } }
  func map<U>(_ f: (T) -> U) -> Loadable<U> { switch self { case .idle: .idle; case .loading(let l): .loading(last: l.map(f)); case .loaded(let v): .loaded(f(v)); case .failed(let e, let l): .failed(e, last: l.map(f)) } } }
struct Bad: Error {}
var s = Loadable<[Int]>.idle; print(s.value as Any); s.start(); print(s.isLoading, s); s.finish(.success([1, 2])); print(s); s.start(); print(s.value!, s.isLoading); s.finish(.failure(Bad())); print(s, s.map(\.count).value!)
if case .failed(let e, last: let l?) = s { print(type(of: e), l.reduce(0, +)) }

// swift-format-ignore-file
enum Loadable<T> { case idle, loading(progress: Double), loaded(T), failed(Error)
  var value: T? { if case .loaded(let v) = self { v } else { nil } }
  func map<U>(_ f: (T) -> U) -> Loadable<U> { switch self { case .idle: .idle; case .loading(let p): .loading(progress: p); case .loaded(let v): .loaded(f(v)); case .failed(let e): .failed(e) } } }
struct Oops: Error {}
var l: Loadable<[Int]> = .idle; print(l)
l = .loading(progress: 0.5); print(l, l.value as Any); l = .loaded([1, 2]); print(l.map(\.count), l.map { $0.map(String.init) }.value!)
l = .failed(Oops()); if case .failed(let e) = l { print("failed", e is Oops, e) }

enum Level: Int, Comparable, CaseIterable {
  case low = 1
  case mid
  case high = 10
  case top
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  var next: Level {
    let all = Self.allCases
    let i = all.firstIndex(of: self)!
    return all[(i + 1) % all.count]
  }
  mutating func advance() { self = next }
}
var l = Level.mid
l.advance()
print(l, l.rawValue, l.next, Level.top.next, Level.allCases.max()!, Level(rawValue: 3) as Any)
print([Level.high, .low, .mid].sorted(), Level.low < .mid, Level.high >= .top)
indirect enum Expr {
  case num(Int)
  case add(Expr, Expr)
  case mul(Expr, Expr)
  case neg(Expr)
  var value: Int {
    switch self {
    case .num(let n): n
    case .add(let a, let b): a.value + b.value
    case .mul(let a, let b): a.value * b.value
    case .neg(let e): -e.value
    }
  }
}
let e = Expr.add(.num(2), .mul(.num(3), .neg(.num(4))))
print(e.value, e)
enum State {
  case idle
  case loading(progress: Double)
  case failed(Error?)
  case loaded([String])
  var isBusy: Bool { if case .loading = self { true } else { false } }
}
struct Oops: Error { let code: Int }
let states: [State] = [
  .idle, .loading(progress: 0.5), .failed(nil), .failed(Oops(code: 3)), .loaded([]),
  .loaded(["a", "b"]),
]
for s in states {
  switch s {
  case .idle: print("idle")
  case .loading(let p) where p >= 1: print("done")
  case .loading(let p): print("loading \(Int(p * 100))%")
  case .failed(let e as Oops): print("oops", e.code)
  case .failed(.none): print("failed")
  case .failed: print("other")
  case .loaded(let items) where items.isEmpty: print("empty")
  case .loaded(let items): print(items.joined(separator: ","))
  }
}
print(states.filter(\.isBusy).count, states[3], states[1])
enum Flag: String {
  case on, off
  init(_ b: Bool) { self = b ? .on : .off }
}
print(Flag(true), Flag(rawValue: "off")!, Flag.on.hashValue == Flag.on.hashValue)
enum Namespace {
  static let key = "k"
  static var count = 0
  static func inc() -> Int {
    count += 1
    return count
  }
}
print(Namespace.key, Namespace.inc(), Namespace.inc())
enum Maybe<T> {
  case nothing
  case just(T)
  func map<U>(_ f: (T) -> U) -> Maybe<U> {
    switch self {
    case .nothing: return .nothing
    case .just(let t): return .just(f(t))
    }
  }
}
print(Maybe.just(2).map { "v\($0)" }, Maybe<Int>.nothing.map { $0 + 1 })

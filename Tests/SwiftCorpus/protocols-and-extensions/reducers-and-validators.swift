protocol Reducer {
  associatedtype S
  associatedtype A
  func reduce(_ s: inout S, _ a: A)
}
struct Counter: Reducer {
  enum A {
    case inc, dec
    case set(Int)
  }
  func reduce(_ s: inout Int, _ a: A) {
    switch a {
    case .inc: s += 1
    case .dec: s -= 1
    case .set(let n): s = n
    }
  }
}
struct Logged<R: Reducer>: Reducer {
  let base: R
  var log: (R.A) -> Void
  func reduce(_ s: inout R.S, _ a: R.A) {
    log(a)
    base.reduce(&s, a)
  }
}
func run<R: Reducer>(_ r: R, _ s: R.S, _ actions: [R.A]) -> R.S {
  var s = s
  for a in actions { r.reduce(&s, a) }
  return s
}
print(run(Logged(base: Counter()) { print("a", $0) }, 5, [.inc, .set(9), .dec]))
protocol Identified {
  associatedtype ID: Hashable
  var id: ID { get }
}
extension Array where Element: Identified {
  subscript(id id: Element.ID) -> Element? { first { $0.id == id } }
  mutating func upsert(_ e: Element) {
    if let i = firstIndex(where: { $0.id == e.id }) { self[i] = e } else { append(e) }
  }
  var byID: [Element.ID: Element] { Dictionary(uniqueKeysWithValues: map { ($0.id, $0) }) }
}
struct Msg: Identified {
  let id: String
  var text: String
}
var ms = [Msg(id: "a", text: "1")]
ms.upsert(Msg(id: "b", text: "2"))
ms.upsert(Msg(id: "a", text: "3"))
print(ms.map(\.text), ms[id: "b"]?.text ?? "-", ms[id: "z"] == nil, ms.byID["a"]!.text)
protocol Validator { func ok(_ s: String) -> Bool }
struct MinLen: Validator {
  let n: Int
  func ok(_ s: String) -> Bool { s.count >= n }
}
struct Has: Validator {
  let c: Character
  func ok(_ s: String) -> Bool { s.contains(c) }
}
struct All: Validator {
  let vs: [any Validator]
  init(_ vs: any Validator...) { self.vs = vs }
  func ok(_ s: String) -> Bool { vs.allSatisfy { $0.ok(s) } }
}
extension Validator {
  static prefix func ! (v: Self) -> Not<Self> { Not(v: v) }
  func and<V: Validator>(_ o: V) -> some Validator { All(self, o) }
}
struct Not<V: Validator>: Validator {
  let v: V
  func ok(_ s: String) -> Bool { !v.ok(s) }
}
print(
  All(MinLen(n: 2), Has(c: "@")).ok("a@"), (!MinLen(n: 3)).ok("ab"),
  MinLen(n: 1).and(Has(c: "x")).ok("y"))
extension Sequence {
  func grouped<K: Hashable>(by k: (Element) throws -> K) rethrows -> [K: [Element]] {
    try reduce(into: [:]) { $0[try k($1), default: []].append($1) }
  }
  func sum<N: Numeric>(_ f: (Element) -> N) -> N { reduce(.zero) { $0 + f($1) } }
}
print(
  [1, 2, 3, 4].grouped { $0 % 2 == 0 ? "even" : "odd" }.sorted { $0.key < $1.key }.map {
    "\($0.key)\($0.value)"
  }, ["a", "bb"].sum { $0.count }, [0.5, 1].sum { $0 })
func zipWith<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map(f) }
print(zipWith([1, 2], ["x", "y"]) { "\($0)\($1)" }, zipWith([1, 2], [3, 4], +))

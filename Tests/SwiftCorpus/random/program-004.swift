struct S: Equatable {
  var a: Int
  var t: String
  var o: Int? = nil
  var twice: Int { a &* 2 }
  mutating func move(by n: Int) { a = a &+ n }
  func moved(by n: Int) -> S {
    var copy = self
    copy.move(by: n)
    return copy
  }
}
enum E: Equatable {
  case none0
  case one(Int)
  case two(n: Int, s: String)
  indirect case deep(S)
}
func weight(_ e: E) -> Int {
  switch e {
  case .none0: return 0
  case .one(let n): return n
  case .two(let n, let s) where s.isEmpty: return n
  case let .two(n, s): return n &+ s.count
  case .deep(let s): return s.twice
  }
}
func apply(_ n: Int, _ f: (Int) -> Int) -> Int { f(n) }
func run() {
  var v1: [Int] = Array([5, 0, 4].prefix(0)).map { $0 &+ (9 % 3) }
  print((S(a: 8, t: "q").a % 8))
  if !v1.isEmpty { v1[0] = "<\(E.none0)>".count }
  v1.append((Int?.some(2) ?? (0 / 1)))
  print((min(8, 0) / 7))
  var v3: (Int) -> Int = { (v2: Int) -> Int in v2 }
  var v4: S = S(a: weight(E.none0), t: "bc")
  print("<\((v4 == v4))>")
  if !v1.isEmpty { v1[0] = S(a: 4, t: "bc", o: Int?.none).a }
  for v5 in ((v1 + [9]) + ["é".count]).prefix(3) {
    v4.a = 1 &+ v5
    var v6: String = String(describing: v1.firstIndex(of: v5))
  }
  print("<\(1)>".isEmpty)
  print("v1", v1)
  print("v4", v4)
}
run()

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
  let v1: String = "<\((false && true))>"
  print([[1, 2].firstIndex(of: 1), Int?.none].compactMap { $0 })
  print(E.two(n: S(a: 4, t: "q").a, s: v1.uppercased()))
  switch E.one(S(a: 2, t: "q").a) {
  case .one(let v2) where v2 > 4: print("one", v2)
  case .two(let v2, let v3): print("two", v2, v3)
  case .none0: print("none")
  default: print("default")
  }
  let v4: Int? = Int?.some(9)
  var v5: String = "é"
  var v6: String = "<\(E.deep(S(a: 1, t: "q")))>"
  print(([3].map { $0 &+ 6 } + [1]))
  let v7: Int = (min(5, 3) ^ (8 &+ 0))
  for v8 in ([5, 0, 4] + [v7]).sorted(by: <).prefix(3) {
    var v9: Bool = (apply(v7, { (n: Int) -> Int in n &+ 3 }) == 8)
    var v10: S = S(a: 7, t: "q").moved(by: v8).moved(by: v7)
  }
  var v11: E = E.one(v6.count)
  print("v7", v7)
  print("v5", v5)
  print("v6", v6)
  print("v11", v11)
}
run()

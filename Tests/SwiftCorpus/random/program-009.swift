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
  let v1: Int? = Int?.some(7)
  let v3: (Int) -> Int = { (v2: Int) -> Int in v2 }
  let v4: Bool = ((E.one(9) == E.none0) && (true && false))
  var v5: S = S(a: (v4 ? 9 : 6), t: ("é" + "x y"), o: [3].max())
  if let v6 = v1.map { $0 &* 3 } {
    if [v1, v1].compactMap { $0 }.contains(v6) {
      print(E.one((v4 ? v6 : v6)))
      print(S(a: v6, t: "é", o: v1).moved(by: (v6 / 6)))
    } else {
      print((Int?.some(1) == nil))
    }
    let v8: [Int] = Array([1, 2].prefix(0)).map({ (v7: Int) -> Int in v6 })
  }
  switch E.none0 {
  case .one(let v9) where v9 > 2: print("one", v9)
  case .two(let v9, let v10): print("two", v9, v10)
  case .none0: print("none")
  default: print("default")
  }
  v5.t += "é"
  for v11 in [Int("é"), Int?.none].compactMap { $0 }.prefix(3) {
    v5.t += ("a" + "bc").uppercased()
    var v12: [Int] = [5, 0, 4].sorted(by: >).sorted(by: >)
  }
  var v14: (Int) -> Int = { (v13: Int) -> Int in v13 }
  for v15 in ([v1, v1].compactMap { $0 } + [min(3, 7)]).prefix(3) {
    for v16 in Array([3].map(v14).reversed()).prefix(3) {
      print(("bc".count == min(v15, v16)))
      var v17: [Int] = [1, 2].filter { $0 % 2 == 1 }.sorted(by: >)
    }
    switch E.deep(S(a: v15, t: "a", o: v1)) {
    case .one(let v18) where v18 > 0: print("one", v18)
    case .two(let v18, let v19): print("two", v18, v19)
    case .none0: print("none")
    default: print("default")
    }
  }
  print("v4", v4)
  print("v5", v5)
}
run()

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
  if (E.deep(S(a: 6, t: "q")) == E.one(4)) {
    var v2: (Int) -> Int = { (v1: Int) -> Int in v1 }
    if (S(a: 4, t: "a", o: Int?.none) == S(a: 5, t: "q").moved(by: 9)) {
      var v3: S = S(a: S(a: 7, t: "q").a, t: String(describing: Int?.none))
      var v4: S = v3
    } else {
      print([[3].firstIndex(of: 6), Int?.none.map { $0 &* 4 }].compactMap { $0 })
    }
  } else {
    let v5: String = String(min(0, 5))
  }
  var v6: Bool = (S(a: 4, t: "bc") == S(a: 0, t: "x y", o: Int?.none))
  print((Int("x y") == nil))
  print(S(a: (4 / 7), t: String(2)))
  switch E.deep(S(a: 4, t: "x y", o: Int?.none)) {
  case .one(let v7) where v7 > 1: print("one", v7)
  case .two(let v7, let v8): print("two", v7, v8)
  case .none0: print("none")
  default: print("default")
  }
  switch E.deep(S(a: 4, t: "a", o: Int?.none)) {
  case .one(let v9) where v9 > 5: print("one", v9)
  case .two(let v9, let v10): print("two", v9, v10)
  case .none0: print("none")
  default: print("default")
  }
  print(Int("é").map { $0 &* 3 } as Any)
  for v11 in Array([3].reversed()).sorted(by: >).prefix(3) {
    switch E.one((v11 / 5)) {
    case .one(let v12) where v12 > 1: print("one", v12)
    case .two(let v12, let v13): print("two", v12, v13)
    case .none0: print("none")
    default: print("default")
    }
    print((v6 ? v11 : v11))
  }
  if v6 {
    var v15: (Int) -> Int = { (v14: Int) -> Int in v14 }
    for v16 in [Int?.some(8), Int?.none].compactMap { $0 }.map { $0 &+ (v6 ? 1 : 3) }.prefix(3) {
      print((v6 ? 7 : [1, 2].count))
      print(S(a: v16, t: "é", o: Int?.some(6)).moved(by: apply(v16, v15)))
    }
  } else {
    var v17: Bool = v6
  }
  for v18 in Array([5, 0, 4].reversed()).map { $0 &+ S(a: 8, t: "q").a }.prefix(3) {
    if ([3].first { $0 > v18 } == nil) {
      print(v18)
      print(weight(E.two(n: v18, s: "bc")))
    } else {
      print(String(S(a: 4, t: "q").twice))
    }
    switch E.one((Int?.some(4) ?? v18)) {
    case .one(let v19) where v19 > 1: print("one", v19)
    case .two(let v19, let v20): print("two", v19, v20)
    case .none0: print("none")
    default: print("default")
    }
  }
  var v21: [Int] = ([1, 2] + [9]).map { $0 &+ min(9, 0) }
  let v22: S = S(a: 2, t: "bc", o: Int?.none).moved(by: 1)
  print("v6", v6)
  print("v21", v21)
  print("v22", v22)
}
run()

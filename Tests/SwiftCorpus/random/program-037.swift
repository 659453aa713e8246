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
  var v1: Int? = [Int?.none, Int?.none].compactMap { $0 }.max()
  print(E.deep(S(a: 6, t: "a", o: v1)))
  if (!((S(a: 7, t: "q") == S(a: 0, t: "q")))) {
    switch E.deep(S(a: 8, t: "q").moved(by: 3)) {
    case .one(let v2) where v2 > 5: print("one", v2)
    case .two(let v2, let v3): print("two", v2, v3)
    case .none0: print("none")
    default: print("default")
    }
    print(v1.map { $0 &* 3 } as Any)
  } else {
    switch E.none0 {
    case .one(let v4) where v4 > 5: print("one", v4)
    case .two(let v4, let v5): print("two", v4, v5)
    case .none0: print("none")
    default: print("default")
    }
  }
  var v6: S = S(a: (8 &* 9), t: "a".uppercased())
  var v8: (Int) -> Int = { (v7: Int) -> Int in v7 }
  var v9: E = E.one((v1 ?? 7))
  print((v1 == nil))
  print((E.one(6) == v9))
  for v10 in ([3].filter { $0 % 2 == 0 } + [(false ? 2 : 2)]).prefix(3) {
    var v11: Int? = [1, 2].first { $0 > v10 }.map { $0 &* 3 }
    print((!((v1 == nil))))
  }
  switch E.two(n: min(0, 8), s: String(describing: v1)) {
  case .one(let v12) where v12 > 5: print("one", v12)
  case .two(let v12, let v13): print("two", v12, v13)
  case .none0: print("none")
  default: print("default")
  }
  switch E.none0 {
  case .one(let v14) where v14 > 1: print("one", v14)
  case .two(let v14, let v15): print("two", v14, v15)
  case .none0: print("none")
  default: print("default")
  }
  v6.t += "é"
  if ([3].firstIndex(of: 6) == nil) {
    var v17: (Int) -> Int = { (v16: Int) -> Int in v16 }
    switch E.two(n: 3, s: String(describing: v1)) {
    case .one(let v18) where v18 > 0: print("one", v18)
    case .two(let v18, let v19): print("two", v18, v19)
    case .none0: print("none")
    default: print("default")
    }
  } else {
    print(([3, 5] as [Int]).contains((0 &* 1)))
  }
  print(apply((1 % 9), { (v20: Int) -> Int in v20 }))
  print(Array([1, 2].sorted(by: <).prefix(1)))
  v6.move(by: [5, 0, 4].sorted(by: <).count)
  if let v21 = v1 {
    v6.a = 1 &+ v21
    var v22: Int = ((true && true) ? v21 : weight(v9))
  }
  print("v6", v6)
  print("v9", v9)
}
run()

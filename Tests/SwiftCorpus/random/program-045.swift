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
  print(S(a: 8, t: "bc", o: Int?.none).twice)
  if ([1, 2].firstIndex(of: 2) == nil) {
    var v1: E = E.two(n: (9 % 2), s: "<\([3])>")
    for v2 in ([(2 % 5), (7 & 7)] as [Int]).prefix(3) {
      let v4: [Int] = [5, 0, 4].map { $0 &+ v2 }.map({ (v3: Int) -> Int in v2 })
      v1 = E.none0
    }
  } else {
    print(S(a: (false ? 5 : 3), t: String(describing: Int?.none), o: [1, 2].firstIndex(of: 5)))
  }
  var v5: Bool = (E.none0 == E.none0)
  let v6: S = S(a: 9, t: "x y", o: Int?.none).moved(by: 5)
  let v7: Bool = v5
  if let v8 = [1, 2].map { $0 &+ 6 }.max() {
    print([3].map { $0 &+ v8 }.map { "\($0)" }.joined(separator: "-"))
    switch E.none0 {
    case .one(let v9) where v9 > 5: print("one", v9)
    case .two(let v9, let v10): print("two", v9, v10)
    case .none0: print("none")
    default: print("default")
    }
  }
  for v11 in [Int("a"), Int("x y")].compactMap { $0 }.prefix(3) {
    var v12: E = E.none0
    switch v12 {
    case .one(let v13) where v13 > 3: print("one", v13)
    case .two(let v13, let v14): print("two", v13, v14)
    case .none0: print("none")
    default: print("default")
    }
  }
  if v5 {
    print(E.one((8 | 9)))
    var v15: [Int] = ([1, 2].sorted(by: >) + [[5, 0, 4].count])
  } else {
    print(v6.moved(by: 2).a)
  }
  var v16: Int = ([3].first ?? (5 / 1))
  if v7 {
    var v17: Bool = v5
    print(v6)
  } else {
    print(Array(([v16, v16] as [Int]).prefix(3)))
  }
  print(E.deep(v6))
  for v18 in [[5, 0, 4].first, [5, 0, 4].first].compactMap { $0 }.prefix(3) {
    if (E.deep(v6) == E.two(n: v18, s: "bc")) {
      let v19: E = E.deep(S(a: v16, t: "é", o: Int?.none))
      print([1, 2].firstIndex(of: v16).map { $0 &* 2 } as Any)
    } else {
      print([Int("bc"), [5, 0, 4].firstIndex(of: v16)].compactMap { $0 })
    }
    if [5, 0, 4].map { $0 &+ v18 }.contains(v6.twice) {
      print("<\(E.deep(v6))>")
      var v20: E = E.none0
    } else {
      print(((Int?.some(1) == nil) && v5))
    }
  }
  switch E.two(n: v16, s: String(describing: Int?.some(2))) {
  case .one(let v21) where v21 > 2: print("one", v21)
  case .two(let v21, let v22): print("two", v21, v22)
  case .none0: print("none")
  default: print("default")
  }
  if let v23 = ([v16, v16] as [Int]).max() {
    switch E.none0 {
    case .one(let v24) where v24 > 5: print("one", v24)
    case .two(let v24, let v25): print("two", v24, v25)
    case .none0: print("none")
    default: print("default")
    }
    if let v26 = Int("x y").map { $0 &* 3 } {
      var v28: Int = apply(weight(E.one(3)), { (v27: Int) -> Int in v27 })
      let v29: String = ("x y".uppercased() + [1, 2].map { "\($0)" }.joined(separator: "-"))
    }
  }
  switch E.one(2) {
  case .one(let v30) where v30 > 1: print("one", v30)
  case .two(let v30, let v31): print("two", v30, v31)
  case .none0: print("none")
  default: print("default")
  }
  print(E.two(n: v16, s: "bc"))
  print([5, 0, 4].map({ (n: Int) -> Int in n &+ 6 }).map { $0 &+ [5, 0, 4].count })
  print("v16", v16)
  print("v5", v5)
  print("v7", v7)
  print("v6", v6)
}
run()

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
  print(weight(E.none0))
  for v1 in [1, 2].map { $0 &+ 5 }.sorted(by: >).prefix(3) {
    if (S(a: 7, t: "q").moved(by: v1) == S(a: 8, t: "q").moved(by: v1)) {
      print((S(a: 7, t: "q").a | [1, 2].reduce(v1) { $0 &+ $1 }))
      print((S(a: 7, t: "q").a > [1, 2].count))
    } else {
      print(S(a: v1, t: "x y").moved(by: (v1 / 3)))
    }
    switch E.one(v1) {
    case .one(let v2) where v2 > 4: print("one", v2)
    case .two(let v2, let v3): print("two", v2, v3)
    case .none0: print("none")
    default: print("default")
    }
  }
  print([5, 0, 4].map { $0 &+ 2 }.firstIndex(of: S(a: 8, t: "q").a) as Any)
  print("x y".uppercased())
  print([3].map { "\($0)" }.joined(separator: "-").isEmpty)
  print(([7, 3] as [Int]).map({ (v4: Int) -> Int in v4 }))
  print(S(a: 1, t: "q").moved(by: 1).twice)
  print(Array([3].reversed()).max() as Any)
  switch E.deep(S(a: 3, t: "x y", o: Int?.none)) {
  case .one(let v5) where v5 > 4: print("one", v5)
  case .two(let v5, let v6): print("two", v5, v6)
  case .none0: print("none")
  default: print("default")
  }
  var v8: (Int) -> Int = { (v7: Int) -> Int in v7 }
  if let v9 = ([1, 2] as [Int]).max() {
    print(S(a: v9, t: "x y").moved(by: weight(E.one(6))))
    print("a".uppercased().uppercased())
  }
  if (S(a: 6, t: "q").moved(by: 2) == S(a: 1, t: "a", o: Int?.none)) {
    v8 = { (v10: Int) -> Int in v10 }
    if ([3].max() == nil) {
      print("<\("x y".count)>")
      print(E.none0)
    } else {
      print("é".uppercased().uppercased())
    }
  } else {
    print(S(a: S(a: 7, t: "q").twice, t: String(describing: Int?.some(4))))
  }
  print(Int(("bc" + "x y")) as Any)
  if [5, 0, 4].filter { $0 % 2 == 1 }.contains(5) {
    if ("é" + "é").isEmpty {
      print(S(a: 9, t: "x y").a)
      print(Int([3].map { "\($0)" }.joined(separator: "-")) as Any)
    } else {
      print(E.two(n: [1, 2].count, s: String(5)))
    }
    for v11 in [5, 0, 4].map { $0 &+ 0 }.map { $0 &+ (false ? 0 : 7) }.prefix(3) {
      var v12: String = "bc".uppercased().uppercased()
      print(v12)
    }
  } else {
    if let v13 = Array([5, 0, 4].reversed()).first { $0 > (6 % 6) } {
      print(S(a: 7, t: String(describing: Int?.none), o: [1, 2].first))
      print(E.none0)
    }
  }
  var v14: Int = S(a: 0, t: "bc").a
  print(([3] + [v14]).max() as Any)
  switch E.one(9) {
  case .one(let v15) where v15 > 5: print("one", v15)
  case .two(let v15, let v16): print("two", v15, v16)
  case .none0: print("none")
  default: print("default")
  }
  for v17 in ([5, 0, 4] + [v14]).sorted(by: <).prefix(3) {
    var v18: [Int] = Array(Array([5, 0, 4].prefix(1)).prefix(0))
    switch E.none0 {
    case .one(let v19) where v19 > 5: print("one", v19)
    case .two(let v19, let v20): print("two", v19, v20)
    case .none0: print("none")
    default: print("default")
    }
  }
  print("v14", v14)
}
run()

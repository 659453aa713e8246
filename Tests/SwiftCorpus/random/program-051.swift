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
  print(5)
  print(String(describing: Int?.none).isEmpty)
  for v1 in ([apply(8, { (n: Int) -> Int in n &+ 0 }), "a".count] as [Int]).prefix(3) {
    print(S(a: v1, t: "bc").a)
    let v2: [Int] = ([Int?.none, Int?.some(7)].compactMap { $0 } + [v1])
  }
  print(S(a: min(9, 8), t: String(describing: Int?.some(6))))
  var v3: Bool = [1, 2].map({ (n: Int) -> Int in n &+ 2 }).contains((1 % 2))
  let v4: Int = Array([1, 2].prefix(3)).reduce((Int?.none ?? 7)) { $0 &+ $1 }
  switch E.none0 {
  case .one(let v5) where v5 > 4: print("one", v5)
  case .two(let v5, let v6): print("two", v5, v6)
  case .none0: print("none")
  default: print("default")
  }
  var v8: (Int) -> Int = { (v7: Int) -> Int in v7 }
  print(Int?.some(6) as Any)
  print(S(a: v4, t: "x y", o: Int?.some(3)).twice)
  if ([3].count > (v4 &* v4)) {
    let v9: Bool = Array([5, 0, 4].prefix(0)).contains(v4)
    switch E.one((v4 / 3)) {
    case .one(let v10) where v10 > 0: print("one", v10)
    case .two(let v10, let v11): print("two", v10, v11)
    case .none0: print("none")
    default: print("default")
    }
  } else {
    if let v12 = Int?.none.map { $0 &* 5 } {
      print(Int(("x y" + "a")) as Any)
      print(Int(String(v12)) as Any)
    }
  }
  if ([3].first == nil) {
    var v13: S = S(a: v4, t: "x y", o: Int?.none).moved(by: (v3 ? v4 : v4))
    var v15: (Int) -> Int = { (v14: Int) -> Int in v14 }
  } else {
    let v16: E = E.deep(S(a: 9, t: "q").moved(by: v4))
  }
  var v17: String = "a".uppercased()
  if v3 {
    let v18: E = E.two(n: (v3 ? v4 : v4), s: v17)
    var v19: [Int] = [Int?.some(0), Int?.none].compactMap { $0 }.map(v8)
  } else {
    if (min(v4, v4) != weight(E.one(5))) {
      print(S(a: v4, t: v17))
      print(String((v4 / 5)))
    } else {
      print(E.deep(S(a: v4, t: v17, o: Int?.none)))
    }
  }
  print(E.deep(S(a: 4, t: "q").moved(by: v4)))
  print("v4", v4)
  print("v3", v3)
  print("v17", v17)
}
run()

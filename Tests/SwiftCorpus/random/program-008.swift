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
  switch E.two(n: weight(E.none0), s: String(describing: Int?.some(4))) {
  case .one(let v1) where v1 > 4: print("one", v1)
  case .two(let v1, let v2): print("two", v1, v2)
  case .none0: print("none")
  default: print("default")
  }
  print(E.one((2 / 3)))
  print([3].sorted(by: <).filter { $0 % 2 == 1 })
  var v3: E = E.one(S(a: 7, t: "q").a)
  v3 = E.deep(S(a: 4, t: "a"))
  switch v3 {
  case .one(let v4) where v4 > 0: print("one", v4)
  case .two(let v4, let v5): print("two", v4, v5)
  case .none0: print("none")
  default: print("default")
  }
  var v6: Bool = [5, 0, 4].map({ (n: Int) -> Int in n &+ 2 }).contains((8 &+ 2))
  print(([3].reduce(6) { $0 &+ $1 } | 2))
  var v7: S = S(a: [5, 0, 4].count, t: "a", o: Int?.none)
  v6 = ([5, 0, 4].first == nil)
  for v8 in Array([3].reversed()).map({ (v9: Int) -> Int in v9 }).prefix(3) {
    for v10 in Array([1, 2].filter { $0 % 2 == 1 }.reversed()).prefix(3) {
      print((v8 % 7))
      var v11: Int = ([5, 0, 4] + [v10]).count
    }
    var v13: (Int) -> Int = { (v12: Int) -> Int in v8 }
  }
  switch E.one(apply(7, { (n: Int) -> Int in n &+ 4 })) {
  case .one(let v14) where v14 > 3: print("one", v14)
  case .two(let v14, let v15): print("two", v14, v15)
  case .none0: print("none")
  default: print("default")
  }
  print(((v6 ? 7 : 3) / 3))
  for v16 in (Array([1, 2].reversed()) + [min(0, 4)]).prefix(3) {
    print(v7.a)
    let v17: Int = ((Int?.none ?? v16) &- (v16 &+ v16))
  }
  print("v6", v6)
  print("v7", v7)
  print("v3", v3)
}
run()

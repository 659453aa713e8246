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
  if ((Int?.none == nil) || (E.none0 == E.one(3))) {
    print(([1, 2].count < "é".count))
    print(Int([1, 2].map { "\($0)" }.joined(separator: "-")) as Any)
  } else {
    for v1 in [[3].firstIndex(of: 7), [5, 0, 4].first].compactMap { $0 }.prefix(3) {
      let v2: E = E.two(n: (v1 & v1), s: ("x y" + "é"))
      let v3: Int? = [1, 2].map({ (n: Int) -> Int in n &+ 8 }).firstIndex(of: (v1 % 6))
    }
  }
  if let v4 = Int?.none.map { $0 &* 2 } {
    var v5: Bool = (E.two(n: v4, s: "bc") == E.deep(S(a: 6, t: "q")))
    var v6: E = E.two(n: (Int?.none ?? v4), s: "bc".uppercased())
  }
  print(Int("a") as Any)
  switch E.two(n: [5, 0, 4].reduce(7) { $0 &+ $1 }, s: String(0)) {
  case .one(let v7) where v7 > 1: print("one", v7)
  case .two(let v7, let v8): print("two", v7, v8)
  case .none0: print("none")
  default: print("default")
  }
  for v9 in [3].map({ (n: Int) -> Int in n &+ 3 }).sorted(by: <).prefix(3) {
    var v10: Bool = (!((false || false)))
    var v12: (Int) -> Int = { (v11: Int) -> Int in v11 }
  }
  print(Array([3].prefix(1)).map({ (v13: Int) -> Int in v13 }))
  print(S(a: "bc".count, t: [1, 2].map { "\($0)" }.joined(separator: "-")))
  for v14 in Array([1, 2].filter { $0 % 2 == 0 }.prefix(2)).prefix(3) {
    let v15: Bool = (S(a: v14, t: "x y") == S(a: v14, t: "a"))
    var v16: Bool = ([3].first { $0 > v14 } == nil)
  }
  var v17: Int = S(a: 6, t: "bc").a
  if (E.two(n: v17, s: "a") == E.two(n: v17, s: "bc")) {
    for v18 in ([3].sorted(by: >) + [S(a: 6, t: "q").twice]).prefix(3) {
      print(S(a: 8, t: "q").moved(by: v18).moved(by: (v17 / 7)))
      print(v18)
    }
    print(Array(([5, 0, 4] + [v17]).prefix(2)))
  } else {
    if (E.deep(S(a: 8, t: "q")) == E.deep(S(a: 6, t: "q"))) {
      v17 = ([5, 0, 4].firstIndex(of: v17) ?? apply(v17, { (n: Int) -> Int in n &+ 7 }))
      print(S(a: S(a: 9, t: "q").a, t: ("bc" + "é")))
    } else {
      var v19: String = [1, 2].filter { $0 % 2 == 0 }.map { "\($0)" }.joined(separator: "-")
    }
  }
  var v20: Bool = [5, 0, 4].map { "\($0)" }.joined(separator: "-").isEmpty
  var v21: Bool = ([3].first == nil)
  print("v17", v17)
  print("v20", v20)
  print("v21", v21)
}
run()

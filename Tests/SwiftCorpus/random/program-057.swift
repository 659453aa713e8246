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
  print(S(a: 0, t: "a", o: Int?.some(0)).moved(by: (true ? 4 : 1)))
  switch E.deep(S(a: 3, t: "bc", o: Int?.some(9))) {
  case .one(let v1) where v1 > 3: print("one", v1)
  case .two(let v1, let v2): print("two", v1, v2)
  case .none0: print("none")
  default: print("default")
  }
  print((weight(E.one(0)) != (0 ^ 0)))
  var v4: (Int) -> Int = { (v3: Int) -> Int in v3 }
  print(Array([3].prefix(0)).sorted(by: >))
  let v5: (Int) -> Int = v4
  for v6 in Array([1, 2].map(v5).prefix(1)).prefix(3) {
    if (v6 <= min(v6, v6)) {
      let v7: Int = (apply(v6, v4) &- v6)
      let v8: Bool = (Int?.none.map { $0 &* 5 } == nil)
    } else {
      let v10: (Int) -> Int = { (v9: Int) -> Int in v9 }
    }
    print(S(a: v6, t: "<\(v6)>"))
  }
  var v11: E = E.none0
  var v13: (Int) -> Int = { (v12: Int) -> Int in v12 }
  print((E.none0 == E.deep(S(a: 5, t: "q"))))
  var v15: (Int) -> Int = { (v14: Int) -> Int in v14 }
  print(S(a: "a".count, t: "bc", o: [5, 0, 4].max()))
  for v16 in Array(([6, 3] as [Int]).prefix(1)).prefix(3) {
    for v17 in ([v16, v16] as [Int]).filter { $0 % 2 == 0 }.prefix(3) {
      let v18: (Int) -> Int = v15
      print(v16)
    }
    print(S(a: v16, t: "a").moved(by: v16))
  }
  for v19 in ([S(a: 7, t: "q").twice, S(a: 5, t: "q").twice] as [Int]).prefix(3) {
    let v20: S = S(a: v19, t: "é").moved(by: v19)
    let v21: Bool = (!((Int?.some(7) == nil)))
  }
  var v22: Int = ((5 &- 6) / 5)
  print("v22", v22)
  print("v11", v11)
}
run()

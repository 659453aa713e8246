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
  var v2: (Int) -> Int = { (v1: Int) -> Int in v1 }
  print((String(describing: Int?.none) + ("é" + "a")))
  if let v3 = Int?.none {
    let v4: Int? = [1, 2].sorted(by: <).firstIndex(of: v3)
    switch E.one(v3) {
    case .one(let v5) where v5 > 2: print("one", v5)
    case .two(let v5, let v6): print("two", v5, v6)
    case .none0: print("none")
    default: print("default")
    }
  }
  print(E.one((Int?.some(5) ?? 6)))
  for v7 in ([1, 2].sorted(by: >) + [apply(4, v2)]).prefix(3) {
    let v8: S = S(a: v7, t: "bc").moved(by: apply(v7, v2))
    let v9: Bool = String(describing: Int?.some(0)).isEmpty
  }
  var v10: E = E.deep(S(a: 3, t: "bc"))
  if let v11 = [3].sorted(by: >).first {
    print(Array([Int?.none, Int?.some(7)].compactMap { $0 }.reversed()))
    let v12: S = S(a: v11, t: String(describing: Int?.none))
  }
  var v13: E = v10
  for v14 in Array([1, 2].prefix(3)).map { $0 &+ S(a: 2, t: "q").twice }.prefix(3) {
    var v15: Int = 5
    var v16: Bool = (!((!(true))))
  }
  v10 = v13
  var v17: Bool = (E.one(0) == E.two(n: 3, s: "a"))
  if v17 {
    if let v18 = [5, 0, 4].sorted(by: <).first { $0 > (4 & 1) } {
      let v19: (Int) -> Int = v2
      print(v18)
    }
    var v20: E = v13
  } else {
    if [3].map(v2).contains((v17 ? 0 : 5)) {
      print(S(a: (Int?.none ?? 1), t: String(4), o: [3].max()))
      print(String(describing: Int("x y")))
    } else {
      var v21: Int = [5, 0, 4].filter { $0 % 2 == 0 }.reduce((9 / 7)) { $0 &+ $1 }
    }
  }
  print(Array([1, 2].reversed()).max() as Any)
  if v17 {
    var v22: S = S(a: "é".count, t: [5, 0, 4].map { "\($0)" }.joined(separator: "-"))
    if [Int?.some(9), Int?.some(2)].compactMap { $0 }.contains((1 % 8)) {
      var v23: S = S(a: 5, t: "é").moved(by: (7 &- 5))
      var v24: S = v22.moved(by: 5).moved(by: weight(v10))
    } else {
      let v25: Bool = v17
    }
  } else {
    print(v10)
  }
  print("é")
  if "a".isEmpty {
    print(String(describing: Int("bc")))
    print(Int(String(describing: Int?.some(0))) as Any)
  } else {
    var v26: Int? = Int(("a" + "bc"))
  }
  print("v17", v17)
  print("v10", v10)
  print("v13", v13)
}
run()

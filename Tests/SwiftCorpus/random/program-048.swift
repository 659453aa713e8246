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
  if let v1 = Int?.some(9).map { $0 &* 4 } {
    var v2: Bool = (Int?.some(1) == nil)
    print(Int?.none as Any)
  }
  if let v3 = [3].sorted(by: >).first { $0 > [3].count } {
    let v4: Int = v3
    switch E.two(n: (v3 % 7), s: ("bc" + "x y")) {
    case .one(let v5) where v5 > 0: print("one", v5)
    case .two(let v5, let v6): print("two", v5, v6)
    case .none0: print("none")
    default: print("default")
    }
  }
  for v7 in [3].filter { $0 % 2 == 0 }.map { $0 &+ [5, 0, 4].reduce(8) { $0 &+ $1 } }.prefix(3) {
    var v8: S = S(a: apply(v7, { (n: Int) -> Int in n &+ 2 }), t: ("x y" + "bc"))
    if let v9 = [3].sorted(by: <).first { $0 > v8.twice } {
      print(E.two(n: "a".count, s: [1, 2].map { "\($0)" }.joined(separator: "-")))
      var v11: (Int) -> Int = { (v10: Int) -> Int in v7 }
    }
  }
  for v12 in ([5, 0, 4] + [5]).map({ (v13: Int) -> Int in v13 }).prefix(3) {
    print([Int?.none, Int?.none].compactMap { $0 }.contains(v12))
    var v14: S = S(a: apply(v12, { (n: Int) -> Int in n &+ 2 }), t: "a", o: [3].max())
  }
  print(Array(([1, 4] as [Int]).prefix(3)))
  if let v15 = Int?.none {
    var v16: Int = v15
    if (v16 <= v16) {
      var v17: Bool = (E.none0 == E.one(v15))
      var v18: E = E.two(n: weight(E.none0), s: [1, 2].map { "\($0)" }.joined(separator: "-"))
    } else {
      print(v16)
    }
  }
  print([1, 2].filter { $0 % 2 == 0 }.reduce((0 / 4)) { $0 &+ $1 })
  if let v19 = Int?.none {
    var v21: (Int) -> Int = { (v20: Int) -> Int in v20 }
    for v22 in [5, 0, 4].map(v21).filter { $0 % 2 == 1 }.prefix(3) {
      var v23: Int? = Array([1, 2].prefix(3)).first { $0 > v22 }
      print(String(S(a: 3, t: "q").twice))
    }
  }
  print(String(describing: Int?.some(5).map { $0 &* 5 }))
  if Array([1, 2].reversed()).contains((1 / 7)) {
    print(S(a: 9, t: "x y", o: Int?.none).moved(by: S(a: 1, t: "q").twice))
    for v24 in (([1, 2] + [3]) + [[5, 0, 4].count]).prefix(3) {
      print(Array(Array([3].prefix(2)).reversed()))
      print(([v24, v24] as [Int]).firstIndex(of: weight(E.one(4))) as Any)
    }
  } else {
    print([5, 0, 4].map { $0 &+ 3 }.firstIndex(of: S(a: 0, t: "q").twice) as Any)
  }
  if let v25 = Int?.some(5) {
    var v26: E = E.deep(S(a: v25, t: "é"))
    var v27: Bool = ("a" + "é").isEmpty
  }
  var v28: Bool = ((!(false)) && (E.one(3) == E.one(3)))
  if let v29 = [5, 0, 4].filter { $0 % 2 == 0 }.max() {
    var v30: Bool = v28
    print(S(a: v29, t: "<\(S(a: 6, t: "q"))>"))
  }
  if let v31 = Array([5, 0, 4].prefix(2)).max() {
    var v32: String = ("é" + "x y").uppercased()
    var v33: E = E.deep(S(a: v31, t: v32))
  }
  switch E.none0 {
  case .one(let v34) where v34 > 4: print("one", v34)
  case .two(let v34, let v35): print("two", v34, v35)
  case .none0: print("none")
  default: print("default")
  }
  for v36 in [3].map { $0 &+ 8 }.filter { $0 % 2 == 0 }.prefix(3) {
    print([3].firstIndex(of: v36).map { $0 &* 2 } as Any)
    print(E.one(v36))
  }
  var v37: String = [1, 2].map({ (n: Int) -> Int in n &+ 9 }).map { "\($0)" }.joined(separator: "-")
  let v38: [Int] = ([[5, 0, 4].count, min(1, 8)] as [Int])
  print("v28", v28)
  print("v37", v37)
  print("v38", v38)
}
run()

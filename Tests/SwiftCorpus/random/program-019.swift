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
  var v1: E = E.one(apply(8, { (n: Int) -> Int in n &+ 8 }))
  print([Int?.some(3), Int?.some(1)].compactMap { $0 }.first { $0 > 3 } as Any)
  print(S(a: min(0, 8), t: "x y".uppercased(), o: Int?.none.map { $0 &* 4 }))
  if (!((false || false))) {
    switch E.none0 {
    case .one(let v2) where v2 > 4: print("one", v2)
    case .two(let v2, let v3): print("two", v2, v3)
    case .none0: print("none")
    default: print("default")
    }
    if let v4 = ([1, 2] + [0]).firstIndex(of: (3 / 7)) {
      var v5: Int? = Int(String(describing: Int?.none))
      var v6: Int? = v5.map { $0 &* 3 }
    }
  } else {
    let v8: (Int) -> Int = { (v7: Int) -> Int in v7 }
  }
  print((min(7, 1) == (2 & 1)))
  print(Array([5, 0, 4].map({ (n: Int) -> Int in n &+ 4 }).prefix(2)))
  if (E.none0 == v1) {
    if ((S(a: 5, t: "q") == S(a: 5, t: "q")) || (false && true)) {
      var v10: (Int) -> Int = { (v9: Int) -> Int in v9 }
      print(E.one((true ? 8 : 6)))
    } else {
      print(E.none0)
    }
    print(S(a: 9, t: "x y", o: Int?.none).twice)
  } else {
    let v11: Int? = [3].first.map { $0 &* 3 }
  }
  print("<\(S(a: 9, t: "q"))>".count)
  var v12: S = S(a: weight(v1), t: ("a" + "a"), o: [5, 0, 4].firstIndex(of: 9))
  let v13: [Int] = (Array([5, 0, 4].prefix(2)) + [v12.a])
  v12.t += String(describing: v13.first { $0 > 4 })
  let v14: Int? = v13.first
  if let v15 = v14.map { $0 &* 2 } {
    v12.t += ("x y".uppercased() + ("x y" + "a"))
    print(v13.contains(v15))
  }
  print((!(v13.contains(4))))
  let v16: Bool = (v14 == nil)
  for v17 in v13.prefix(3) {
    for v18 in v13.sorted(by: <).prefix(3) {
      v12 = v12.moved(by: v12.twice)
      print(v13)
    }
    let v19: S = v12
  }
  print("v16", v16)
  print("v13", v13)
  print("v12", v12)
  print("v1", v1)
}
run()

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
  print(0)
  let v1: [Int] = Array(([1, 2] + [8]).reversed())
  let v2: S = S(a: 3, t: String(describing: Int?.none))
  let v3: E = E.two(n: weight(E.one(5)), s: ("é" + "é"))
  var v4: String = String(describing: Int?.none.map { $0 &* 5 })
  var v5: Int = ((true && false) ? weight(v3) : min(9, 7))
  for v6 in Array(v1.prefix(0)).prefix(3) {
    if let v7 = (v1 + [v5]).first { $0 > v6 } {
      v4 = v1.map({ (n: Int) -> Int in n &+ 1 }).map { "\($0)" }.joined(separator: "-")
      print((v6 % 8))
    }
    switch v3 {
    case .one(let v8) where v8 > 1: print("one", v8)
    case .two(let v8, let v9): print("two", v8, v9)
    case .none0: print("none")
    default: print("default")
    }
  }
  print(((v5 / 3) / 3))
  print(v3)
  if (E.one(v5) == E.one(v5)) {
    if ((Int?.none == nil) || (v3 == v3)) {
      let v10: S = v2.moved(by: v5).moved(by: weight(v3))
      print(v2.moved(by: v5).moved(by: v4.count))
    } else {
      print((!((!(false)))))
    }
  } else {
    let v12: (Int) -> Int = { (v11: Int) -> Int in v11 }
  }
  if (!((false && true))) {
    print([Int?.some(4), Int?.some(2)].compactMap { $0 }.map({ (v13: Int) -> Int in v5 }))
    var v14: Int? = v1.firstIndex(of: (v5 &- v5))
  } else {
    let v15: E = v3
  }
  var v16: [Int] = [Int?.some(7), Int?.none].compactMap { $0 }.map { $0 &+ (Int?.none ?? v5) }
  var v17: Int = 8
  var v18: E = v3
  v16.append(weight(E.two(n: v5, s: v4)))
  if let v19 = Int?.some(1).map { $0 &* 3 }.map { $0 &* 3 } {
    if Array(v1.reversed()).contains((Int?.none ?? v17)) {
      print(v19)
      print(E.one(v4.count))
    } else {
      print(E.deep(v2))
    }
    print(S(a: v5, t: v4, o: v16.first))
  }
  if let v20 = v16.first { $0 > v5 }.map { $0 &* 4 } {
    print(v4)
    v16 = v1.filter { $0 % 2 == 0 }.map({ (v21: Int) -> Int in v20 })
  }
  if v16.contains(v17) {
    if (v2.twice > v1.count) {
      print(([v17, v5] as [Int]).contains(v16.reduce(v5) { $0 &+ $1 }))
      let v22: E = E.deep(S(a: v5, t: v4))
    } else {
      let v23: Int? = Int?.some(6)
    }
    for v24 in Array(Array(v16.reversed()).reversed()).prefix(3) {
      let v25: String = String(describing: v1.first { $0 > v17 })
      if !v16.isEmpty { v16[0] = v17 }
    }
  } else {
    v16.append(v5)
  }
  print("v5", v5)
  print("v17", v17)
  print("v4", v4)
  print("v1", v1)
  print("v16", v16)
  print("v2", v2)
  print("v3", v3)
  print("v18", v18)
}
run()

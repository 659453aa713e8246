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
  if ("x y".isEmpty || (E.one(6) == E.none0)) {
    print("bc".uppercased().count)
    let v1: [Int] = ([2, 6] as [Int]).map { $0 &+ (9 / 6) }
  } else {
    let v2: [Int] = [Int?.some(0), Int?.some(2)].compactMap { $0 }
  }
  for v3 in ([1, 2] + [6]).map { $0 &+ apply(9, { (n: Int) -> Int in n &+ 3 }) }.prefix(3) {
    print(S(a: v3, t: [5, 0, 4].map { "\($0)" }.joined(separator: "-")))
    print(([v3, v3] as [Int]).map { "\($0)" }.joined(separator: "-"))
  }
  for v4 in ([(2 &+ 1), min(8, 1)] as [Int]).prefix(3) {
    print(((v4 == v4) ? apply(v4, { (n: Int) -> Int in n &+ 7 }) : v4))
    switch E.none0 {
    case .one(let v5) where v5 > 5: print("one", v5)
    case .two(let v5, let v6): print("two", v5, v6)
    case .none0: print("none")
    default: print("default")
    }
  }
  var v7: E = E.none0
  var v8: Int? = Int("<\([3])>")
  print(([weight(v7), 3] as [Int]))
  var v9: [Int] = [1, 2].filter { $0 % 2 == 0 }.filter { $0 % 2 == 0 }
  switch E.none0 {
  case .one(let v10) where v10 > 3: print("one", v10)
  case .two(let v10, let v11): print("two", v10, v11)
  case .none0: print("none")
  default: print("default")
  }
  var v12: String = String(describing: v9.firstIndex(of: 1))
  for v13 in ([(4 / 3), (v8 ?? 1)] as [Int]).prefix(3) {
    if (!((v13 != v13))) {
      print(v7)
      print(v9.max() as Any)
    } else {
      v9.append(v13)
    }
    if v9.contains(v13) {
      print(S(a: (true ? v13 : v13), t: v12, o: v8))
      let v14: S = S(a: v13, t: v12, o: v8).moved(by: (false ? v13 : v13))
    } else {
      print(v13)
    }
  }
  if let v15 = v8.map { $0 &* 3 } {
    v9.append(S(a: 7, t: "q").moved(by: v15).twice)
    print(1)
  }
  var v16: S = S(a: v9.reduce(7) { $0 &+ $1 }, t: v12, o: Int?.some(2))
  let v17: Bool = ([9, 6] as [Int]).contains(weight(v7))
  var v19: (Int) -> Int = { (v18: Int) -> Int in v18 }
  if !v9.isEmpty { v9[0] = (v9.max() ?? min(2, 1)) }
  if !v9.isEmpty { v9[0] = apply(apply(1, v19), v19) }
  v9 = [Int(v12), v8].compactMap { $0 }
  for v20 in v9.map { $0 &+ (v17 ? 9 : 2) }.prefix(3) {
    v9 = v9.filter { $0 % 2 == 0 }
    for v21 in Array(Array(v9.reversed()).reversed()).prefix(3) {
      var v22: (Int) -> Int = v19
      let v23: Bool = (v16 == S(a: v20, t: v12))
    }
  }
  print("v17", v17)
  print("v12", v12)
  print("v9", v9)
  print("v16", v16)
  print("v7", v7)
}
run()

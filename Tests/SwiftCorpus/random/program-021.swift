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
  print(([1, 2].max() == nil))
  for v1 in [Int?.some(3), Int?.some(7)].compactMap { $0 }.prefix(3) {
    var v2: [Int] = ([1, 2] + [v1]).map { $0 &+ weight(E.one(8)) }
    let v3: E = E.deep(S(a: v1, t: "é"))
  }
  print(Array([1, 2].map({ (n: Int) -> Int in n &+ 8 }).prefix(2)))
  for v4 in ([(Int?.some(4) ?? 4), "a".count] as [Int]).prefix(3) {
    var v5: E = E.two(n: [5, 0, 4].reduce(v4) { $0 &+ $1 }, s: String(describing: Int?.some(0)))
    print(Array(Array([3].reversed()).reversed()))
  }
  let v7: [Int] = Array([5, 0, 4].prefix(2)).map({ (v6: Int) -> Int in v6 })
  if ("x y".count < weight(E.none0)) {
    for v8 in v7.filter { $0 % 2 == 0 }.sorted(by: <).prefix(3) {
      print(weight(E.deep(S(a: 7, t: "q"))))
      print((S(a: v8, t: "bc") == S(a: 8, t: "q").moved(by: v8)))
    }
    switch E.two(n: (4 / 6), s: "é".uppercased()) {
    case .one(let v9) where v9 > 2: print("one", v9)
    case .two(let v9, let v10): print("two", v9, v10)
    case .none0: print("none")
    default: print("default")
    }
  } else {
    let v11: [Int] = v7.filter { $0 % 2 == 0 }
  }
  var v12: [Int] = v7.filter { $0 % 2 == 0 }.map { $0 &+ (Int?.none ?? 5) }
  v12.removeAll { $0 == 4 }
  v12.append(7)
  v12.removeAll { $0 == 1 }
  switch E.deep(S(a: 2, t: "a", o: Int?.some(2))) {
  case .one(let v13) where v13 > 3: print("one", v13)
  case .two(let v13, let v14): print("two", v13, v14)
  case .none0: print("none")
  default: print("default")
  }
  print(apply(weight(E.one(8)), { (v15: Int) -> Int in v15 }))
  var v17: (Int) -> Int = { (v16: Int) -> Int in v16 }
  print(v12.contains((1 % 3)))
  switch E.one(apply(4, v17)) {
  case .one(let v18) where v18 > 4: print("one", v18)
  case .two(let v18, let v19): print("two", v18, v19)
  case .none0: print("none")
  default: print("default")
  }
  if let v20 = Int?.some(9) {
    switch E.deep(S(a: v20, t: "x y", o: Int?.some(0))) {
    case .one(let v21) where v21 > 3: print("one", v21)
    case .two(let v21, let v22): print("two", v21, v22)
    case .none0: print("none")
    default: print("default")
    }
    var v23: Int = v20
  }
  if v7.contains(weight(E.one(8))) {
    print("x y")
    print(String((true ? 9 : 9)))
  } else {
    var v24: S = S(a: 3, t: "bc", o: Int?.some(2)).moved(by: S(a: 9, t: "q").a)
  }
  switch E.none0 {
  case .one(let v25) where v25 > 3: print("one", v25)
  case .two(let v25, let v26): print("two", v25, v26)
  case .none0: print("none")
  default: print("default")
  }
  print("v7", v7)
  print("v12", v12)
}
run()

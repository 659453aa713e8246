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
  let v1: String = String(5).uppercased()
  print([Int?.none, Int?.some(1)].compactMap { $0 }.contains((Int?.some(0) ?? 8)))
  print(apply(v1.count, { (v2: Int) -> Int in v2 }))
  for v3 in Array([1, 2].reversed()).filter { $0 % 2 == 0 }.prefix(3) {
    if (S(a: v3, t: v1, o: Int?.none) == S(a: v3, t: v1, o: Int?.some(1))) {
      print(([3].contains(v3) && (!(false))))
      print(E.two(n: S(a: 5, t: "q").twice, s: "é"))
    } else {
      var v4: Int? = ([v3, v3] as [Int]).first
    }
    print(([3].max() == nil))
  }
  if (!((false && false))) {
    let v5: S = S(a: 8, t: "q").moved(by: 3).moved(by: apply(9, { (n: Int) -> Int in n &+ 6 }))
    switch E.deep(v5.moved(by: 7)) {
    case .one(let v6) where v6 > 3: print("one", v6)
    case .two(let v6, let v7): print("two", v6, v7)
    case .none0: print("none")
    default: print("default")
    }
  } else {
    print(S(a: [3].reduce(3) { $0 &+ $1 }, t: (v1 + v1), o: Int(v1)))
  }
  print(Array([1, 2].prefix(0)).firstIndex(of: S(a: 2, t: "q").twice) as Any)
  let v9: [Int] = ([4, 3] as [Int]).map({ (v8: Int) -> Int in v8 })
  print(S(a: 2, t: "q").moved(by: 1).twice)
  print(E.deep(S(a: 7, t: v1, o: Int?.none)))
  switch E.one(v1.count) {
  case .one(let v10) where v10 > 2: print("one", v10)
  case .two(let v10, let v11): print("two", v10, v11)
  case .none0: print("none")
  default: print("default")
  }
  let v12: Bool = (!((!(false))))
  print((v9.max() ?? S(a: 3, t: "q").a))
  for v13 in (v9 + [weight(E.none0)]).prefix(3) {
    print(v13)
    print("é")
  }
  let v14: String = (v1.uppercased() + v1)
  let v15: Int = (v9.reduce(6) { $0 &+ $1 } % 5)
  let v16: E = E.one(min(v15, v15))
  var v17: E = v16
  var v18: [Int] = Array(v9.reversed())
  print("v15", v15)
  print("v12", v12)
  print("v1", v1)
  print("v14", v14)
  print("v9", v9)
  print("v18", v18)
  print("v16", v16)
  print("v17", v17)
}
run()

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
  let v1: [Int] = Array(Array([3].prefix(3)).reversed())
  if v1.map({ (n: Int) -> Int in n &+ 9 }).contains((true ? 4 : 5)) {
    if let v2 = v1.sorted(by: >).first { $0 > (2 / 6) } {
      let v3: Int? = v1.map { $0 &+ v2 }.firstIndex(of: S(a: 6, t: "q").a)
      print(v1)
    }
    var v4: String = "<\(S(a: 8, t: "x y"))>"
  } else {
    print(E.deep(S(a: 7, t: "x y", o: Int?.some(2))))
  }
  print((Int?.none ?? apply(9, { (n: Int) -> Int in n &+ 5 })))
  let v6: [Int] = v1.map({ (v5: Int) -> Int in v5 })
  print(((1 / 5) | weight(E.one(3))))
  print("<\((Int?.none == nil))>")
  if let v7 = v1.firstIndex(of: 8).map { $0 &* 3 } {
    if v1.map { "\($0)" }.joined(separator: "-").isEmpty {
      print((v6 + [v7]).filter { $0 % 2 == 0 })
      print("<\("a".count)>")
    } else {
      print((!((E.none0 == E.one(2)))))
    }
    var v8: String = v6.map { "\($0)" }.joined(separator: "-")
  }
  let v9: Bool = (S(a: 1, t: "a") == S(a: 0, t: "é"))
  var v10: S = S(a: (1 / 1), t: String(1))
  if let v11 = v6.first { $0 > apply(5, { (n: Int) -> Int in n &+ 8 }) } {
    let v13: (Int) -> Int = { (v12: Int) -> Int in v12 }
    let v14: S = S(a: (v11 / 7), t: "bc".uppercased(), o: Int("é"))
  }
  if (Int?.some(8).map { $0 &* 5 } == nil) {
    switch E.two(n: weight(E.one(9)), s: ("x y" + "a")) {
    case .one(let v15) where v15 > 0: print("one", v15)
    case .two(let v15, let v16): print("two", v15, v16)
    case .none0: print("none")
    default: print("default")
    }
    for v17 in Array([Int?.none, Int?.some(2)].compactMap { $0 }.reversed()).prefix(3) {
      print(E.one("a".count))
      v10.a = 1 &+ (v17 / 7)
    }
  } else {
    var v18: Int? = Array(v6.reversed()).first
  }
  for v19 in Array(v1.map { $0 &+ 8 }.reversed()).prefix(3) {
    var v21: (Int) -> Int = { (v20: Int) -> Int in v20 }
    if ((v19 % 4) <= apply(v19, v21)) {
      print(v9)
      print(v9)
    } else {
      print("<\(v9)>".isEmpty)
    }
  }
  switch E.two(n: (6 / 1), s: "é") {
  case .one(let v22) where v22 > 5: print("one", v22)
  case .two(let v22, let v23): print("two", v22, v23)
  case .none0: print("none")
  default: print("default")
  }
  var v25: (Int) -> Int = { (v24: Int) -> Int in v24 }
  let v26: Int? = v1.max()
  let v27: Int = (v6.first ?? weight(E.one(4)))
  for v28 in v6.prefix(3) {
    print(v10.moved(by: v27).moved(by: (v9 ? v27 : v28)))
    let v30: (Int) -> Int = { (v29: Int) -> Int in v27 }
  }
  v10.move(by: apply(v27, { (v31: Int) -> Int in v31 }))
  print("v27", v27)
  print("v9", v9)
  print("v1", v1)
  print("v6", v6)
  print("v10", v10)
}
run()

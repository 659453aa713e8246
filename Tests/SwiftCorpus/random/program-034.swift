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
  print(apply((4 / 1), { (v1: Int) -> Int in v1 }))
  print((Int?.some(4).map { $0 &* 5 } == nil))
  let v2: Int? = [5, 0, 4].filter { $0 % 2 == 0 }.max()
  var v3: Bool = ("bc".isEmpty || (S(a: 8, t: "q") == S(a: 5, t: "q")))
  let v4: Int = String(describing: v2).count
  print(S(a: v4, t: "é", o: v2).moved(by: (v4 / 4)))
  print(v2 as Any)
  if [1, 2].map({ (n: Int) -> Int in n &+ 5 }).contains([1, 2].reduce(v4) { $0 &+ $1 }) {
    let v5: String = "bc"
    var v6: Int = 6
  } else {
    print(([v2, v2].compactMap { $0 } + [weight(E.none0)]))
  }
  for v7 in Array([3].prefix(2)).map { $0 &+ min(v4, v4) }.prefix(3) {
    if (S(a: v7, t: "é") == S(a: v4, t: "é")) {
      var v8: E = E.none0
      print(S(a: v7, t: "é".uppercased()))
    } else {
      print([5, 0, 4].filter { $0 % 2 == 0 }.map({ (v9: Int) -> Int in v4 }))
    }
    let v10: [Int] = Array([1, 2].map { $0 &+ v7 }.prefix(3))
  }
  if (E.one(v4) == E.one(v4)) {
    print(Array([3].sorted(by: >).prefix(0)))
    print([5, 0, 4].map { $0 &+ v4 }.first as Any)
  } else {
    if (E.deep(S(a: 0, t: "q")) == E.none0) {
      let v12: (Int) -> Int = { (v11: Int) -> Int in v11 }
      print(([1, 2] + [v4]).firstIndex(of: [1, 2].reduce(v4) { $0 &+ $1 }) as Any)
    } else {
      let v13: Int? = v2
    }
  }
  let v15: (Int) -> Int = { (v14: Int) -> Int in v4 }
  var v16: Int = S(a: v4, t: "a").a
  print(v3)
  if (7 < (v4 ^ v4)) {
    var v17: E = E.deep(S(a: 4, t: "q").moved(by: v4))
    switch E.two(n: (v4 ^ v16), s: "é") {
    case .one(let v18) where v18 > 5: print("one", v18)
    case .two(let v18, let v19): print("two", v18, v19)
    case .none0: print("none")
    default: print("default")
    }
  } else {
    print(S(a: v4, t: String(describing: v2)))
  }
  print(v2.map { $0 &* 5 }.map { $0 &* 3 } as Any)
  print("v4", v4)
  print("v16", v16)
  print("v3", v3)
}
run()

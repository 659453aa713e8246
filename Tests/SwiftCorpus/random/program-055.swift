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
  for v1 in Array(Array([5, 0, 4].reversed()).reversed()).prefix(3) {
    let v2: String = String((false ? v1 : v1))
    switch E.deep(S(a: v1, t: v2, o: Int?.some(6))) {
    case .one(let v3) where v3 > 0: print("one", v3)
    case .two(let v3, let v4): print("two", v3, v4)
    case .none0: print("none")
    default: print("default")
    }
  }
  var v5: E = E.deep(S(a: 9, t: "q").moved(by: 6))
  for v6 in [5, 0, 4].filter { $0 % 2 == 0 }.filter { $0 % 2 == 1 }.prefix(3) {
    for v7 in ([v6, [5, 0, 4].reduce(v6) { $0 &+ $1 }] as [Int]).prefix(3) {
      print(E.two(n: S(a: 6, t: "q").a, s: ("bc" + "bc")))
      print(([v6, v7] as [Int]).first { $0 > apply(v7, { (n: Int) -> Int in n &+ 6 }) } as Any)
    }
    if let v8 = [3].first { $0 > v6 }.map { $0 &* 4 } {
      print(v5)
      print(([3].contains(v8) || (v6 == v6)))
    }
  }
  var v9: Int? = Int(("a" + "x y"))
  let v10: Bool = (v5 == E.one(2))
  print(S(a: weight(v5), t: String(4)))
  print(S(a: 3, t: "q").moved(by: 3).twice)
  print([5, 0, 4].map { $0 &+ 1 }.first as Any)
  let v11: Bool = (E.deep(S(a: 3, t: "q")) == v5)
  if (v5 == E.one(5)) {
    print(E.one(S(a: 4, t: "q").twice))
    print(([1, 2].reduce(7) { $0 &+ $1 } & weight(v5)))
  } else {
    v9 = Array([3].prefix(3)).max()
  }
  print("v10", v10)
  print("v11", v11)
  print("v5", v5)
}
run()

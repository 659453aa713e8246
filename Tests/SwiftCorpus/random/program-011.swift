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
  print(S(a: S(a: 5, t: "q").a, t: "bc".uppercased()))
  switch E.one(min(1, 8)) {
  case .one(let v1) where v1 > 3: print("one", v1)
  case .two(let v1, let v2): print("two", v1, v2)
  case .none0: print("none")
  default: print("default")
  }
  print(String(weight(E.none0)))
  if (!((false && false))) {
    if (E.deep(S(a: 4, t: "q")) == E.two(n: 3, s: "x y")) {
      print(([2, 8] as [Int]).firstIndex(of: min(4, 5)) as Any)
      print([3].map { $0 &+ 8 }.contains("a".count))
    } else {
      var v3: [Int] = ([[3].count, weight(E.none0)] as [Int])
    }
    print([5, 0, 4].map({ (n: Int) -> Int in n &+ 1 }).sorted(by: >))
  } else {
    print(S(a: 8, t: "a", o: Int?.some(4)).moved(by: S(a: 0, t: "q").twice))
  }
  let v4: [Int] = ([5, 0, 4] + [8]).filter { $0 % 2 == 1 }
  for v5 in [v4.first, v4.first].compactMap { $0 }.prefix(3) {
    print(E.deep(S(a: v5, t: "é", o: Int?.some(9))))
    print(E.two(n: v4.reduce(v5) { $0 &+ $1 }, s: "a".uppercased()))
  }
  print((String(describing: Int?.some(3)) + String(describing: Int?.some(8))))
  let v6: String = "<\(S(a: 2, t: "q").moved(by: 7))>"
  for v7 in v4.prefix(3) {
    print(([v4.count, v7] as [Int]))
    switch E.one(S(a: 1, t: "q").a) {
    case .one(let v8) where v8 > 1: print("one", v8)
    case .two(let v8, let v9): print("two", v8, v9)
    case .none0: print("none")
    default: print("default")
    }
  }
  print(v4.map { "\($0)" }.joined(separator: "-").isEmpty)
  if (S(a: 5, t: "q").moved(by: 7) == S(a: 5, t: "q").moved(by: 9)) {
    var v10: String = v6
    for v11 in v4.prefix(3) {
      print(v4.firstIndex(of: v4.count) as Any)
      print((S(a: v11, t: v6, o: Int?.some(9)) == S(a: v11, t: v6)))
    }
  } else {
    for v12 in v4.prefix(3) {
      print((E.none0 == E.deep(S(a: 4, t: "q"))))
      print(v4)
    }
  }
  switch E.one(8) {
  case .one(let v13) where v13 > 1: print("one", v13)
  case .two(let v13, let v14): print("two", v13, v14)
  case .none0: print("none")
  default: print("default")
  }
  print("v6", v6)
  print("v4", v4)
}
run()

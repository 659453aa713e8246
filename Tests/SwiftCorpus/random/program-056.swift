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
  var v1: Bool = String(describing: Int?.none).isEmpty
  var v3: (Int) -> Int = { (v2: Int) -> Int in v2 }
  switch E.one([5, 0, 4].reduce(3) { $0 &+ $1 }) {
  case .one(let v4) where v4 > 3: print("one", v4)
  case .two(let v4, let v5): print("two", v4, v5)
  case .none0: print("none")
  default: print("default")
  }
  for v6 in ([0, 2] as [Int]).map { $0 &+ (0 / 6) }.prefix(3) {
    print(E.one(v6))
    print(weight(E.deep(S(a: 1, t: "q"))))
  }
  if ([3].count != apply(4, v3)) {
    var v7: E = E.one(S(a: 5, t: "q").twice)
    var v8: E = E.one(S(a: 6, t: "q").a)
  } else {
    switch E.none0 {
    case .one(let v9) where v9 > 2: print("one", v9)
    case .two(let v9, let v10): print("two", v9, v10)
    case .none0: print("none")
    default: print("default")
    }
  }
  if let v11 = Int?.some(9) {
    var v12: String = "bc"
    print(v1)
  }
  print("é".uppercased())
  switch E.two(n: [3].reduce(1) { $0 &+ $1 }, s: "<\(E.one(8))>") {
  case .one(let v13) where v13 > 5: print("one", v13)
  case .two(let v13, let v14): print("two", v13, v14)
  case .none0: print("none")
  default: print("default")
  }
  var v15: [Int] = Array(Array([5, 0, 4].reversed()).reversed())
  v15 = Array(v15.prefix(0)).filter { $0 % 2 == 0 }
  for v16 in (v15 + [v15.reduce(1) { $0 &+ $1 }]).prefix(3) {
    if v1 {
      let v17: Int? = Int?.some(3)
      v15.append(weight(E.two(n: v16, s: "a")))
    } else {
      let v18: Int? = (v15 + [v16]).firstIndex(of: (v16 / 5))
    }
    v15 = ([v16, (v16 % 2)] as [Int])
  }
  print("v1", v1)
  print("v15", v15)
}
run()

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
  for v1 in ([1, 2] + [1]).sorted(by: <).prefix(3) {
    if (E.two(n: v1, s: "a") == E.two(n: v1, s: "x y")) {
      print([3].map({ (n: Int) -> Int in n &+ 9 }).map { "\($0)" }.joined(separator: "-"))
      print(String(v1))
    } else {
      print(v1)
    }
    let v2: Int = v1
  }
  let v3: Bool = (S(a: 4, t: "a") == S(a: 5, t: "q").moved(by: 2))
  if v3 {
    switch E.deep(S(a: 0, t: "bc", o: Int?.some(1))) {
    case .one(let v4) where v4 > 5: print("one", v4)
    case .two(let v4, let v5): print("two", v4, v5)
    case .none0: print("none")
    default: print("default")
    }
    print((String(describing: Int?.none) + "<\(v3)>"))
  } else {
    if "é".isEmpty {
      print(String(describing: Int("bc")))
      print((S(a: 8, t: "q").a == weight(E.one(8))))
    } else {
      print([3].filter { $0 % 2 == 1 }.reduce(min(4, 0)) { $0 &+ $1 })
    }
  }
  var v6: String = "<\(E.two(n: 8, s: "é"))>"
  let v7: Int? = Int(v6.uppercased())
  print(E.deep(S(a: 4, t: "q").moved(by: 6)))
  let v8: String = String(describing: [3].firstIndex(of: 6))
  print(S(a: 6, t: "q").moved(by: 4).a)
  print(E.deep(S(a: 9, t: "q").moved(by: 3)))
  let v9: [Int] = Array([3].sorted(by: <).reversed())
  var v10: Int? = v9.map { $0 &+ 0 }.first
  var v11: String = v6
  print("v3", v3)
  print("v8", v8)
  print("v11", v11)
  print("v9", v9)
}
run()

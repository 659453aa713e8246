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
  let v1: String = String(describing: [1, 2].firstIndex(of: 5))
  switch E.two(n: (4 % 3), s: v1.uppercased()) {
  case .one(let v2) where v2 > 3: print("one", v2)
  case .two(let v2, let v3): print("two", v2, v3)
  case .none0: print("none")
  default: print("default")
  }
  switch E.one(apply(5, { (n: Int) -> Int in n &+ 3 })) {
  case .one(let v4) where v4 > 5: print("one", v4)
  case .two(let v4, let v5): print("two", v4, v5)
  case .none0: print("none")
  default: print("default")
  }
  print(E.deep(S(a: 4, t: "q").moved(by: 1)))
  for v6 in Array(Array([1, 2].reversed()).reversed()).prefix(3) {
    print(v6)
    if (S(a: 8, t: "q").twice != 8) {
      print(E.none0)
      var v7: Int? = Int?.none
    } else {
      var v8: String = "bc"
    }
  }
  let v9: [Int] = Array([Int?.none, Int?.some(9)].compactMap { $0 }.reversed())
  print(apply(v1.count, { (v10: Int) -> Int in v10 }))
  var v11: [Int] = Array(v9.prefix(2)).filter { $0 % 2 == 1 }
  var v12: String = v1
  v12 = v1
  let v13: E = E.one(7)
  print(v9)
  print(S(a: (9 / 3), t: v1, o: Int?.some(7).map { $0 &* 2 }))
  print(((Int?.none == nil) && (false || true)))
  if !v11.isEmpty { v11[0] = weight(v13) }
  print("v1", v1)
  print("v12", v12)
  print("v9", v9)
  print("v11", v11)
  print("v13", v13)
}
run()

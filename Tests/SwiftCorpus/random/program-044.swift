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
  print("a".isEmpty)
  if let v1 = Array([3].prefix(0)).first { $0 > (Int?.some(9) ?? 5) } {
    print(Array(([v1, v1] as [Int]).reversed()))
    print(S(a: v1, t: String(v1), o: [5, 0, 4].firstIndex(of: v1)))
  }
  var v2: Int = String(describing: Int?.some(8)).count
  print(E.deep(S(a: v2, t: "é", o: Int?.none)))
  print(E.none0)
  print(Array(Array([1, 2].reversed()).reversed()))
  switch E.two(n: min(v2, v2), s: "x y".uppercased()) {
  case .one(let v3) where v3 > 1: print("one", v3)
  case .two(let v3, let v4): print("two", v3, v4)
  case .none0: print("none")
  default: print("default")
  }
  switch E.deep(S(a: v2, t: "é", o: Int?.none)) {
  case .one(let v5) where v5 > 4: print("one", v5)
  case .two(let v5, let v6): print("two", v5, v6)
  case .none0: print("none")
  default: print("default")
  }
  print("a")
  var v7: E = E.one(apply(v2, { (n: Int) -> Int in n &+ 1 }))
  print(String(describing: Int?.some(6)))
  var v8: Int? = Int?.some(9).map { $0 &* 2 }.map { $0 &* 5 }
  switch E.two(n: v2, s: "<\(false)>") {
  case .one(let v9) where v9 > 5: print("one", v9)
  case .two(let v9, let v10): print("two", v9, v10)
  case .none0: print("none")
  default: print("default")
  }
  var v11: Bool = (S(a: v2, t: "x y") == S(a: v2, t: "é", o: v8))
  print([5, 0, 4].map { $0 &+ v2 }.map { "\($0)" }.joined(separator: "-"))
  switch E.one(v2) {
  case .one(let v12) where v12 > 2: print("one", v12)
  case .two(let v12, let v13): print("two", v12, v13)
  case .none0: print("none")
  default: print("default")
  }
  print(([(v8 ?? v2), (v2 % 9)] as [Int]))
  print("v2", v2)
  print("v11", v11)
  print("v7", v7)
}
run()

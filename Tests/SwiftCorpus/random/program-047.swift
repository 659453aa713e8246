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
  for v1 in [[5, 0, 4].max(), [1, 2].first { $0 > 9 }].compactMap { $0 }.prefix(3) {
    let v2: Bool = "x y".uppercased().isEmpty
    switch E.none0 {
    case .one(let v3) where v3 > 4: print("one", v3)
    case .two(let v3, let v4): print("two", v3, v4)
    case .none0: print("none")
    default: print("default")
    }
  }
  for v5 in (["a".count, apply(5, { (n: Int) -> Int in n &+ 7 })] as [Int]).prefix(3) {
    var v6: String = "a"
    if let v7 = Array([5, 0, 4].reversed()).max() {
      print(S(a: v5, t: v6, o: Int?.some(9)).moved(by: v6.count))
      print(S(a: v7, t: v6, o: Int?.none).moved(by: v5))
    }
  }
  let v9: (Int) -> Int = { (v8: Int) -> Int in v8 }
  var v10: Bool = (S(a: 2, t: "é") == S(a: 7, t: "x y", o: Int?.none))
  let v11: S = S(a: [3].count, t: ("a" + "x y"), o: [5, 0, 4].firstIndex(of: 7))
  print((!(v10)))
  print([5, 0, 4].first.map { $0 &* 3 } as Any)
  print(Int?.none.map { $0 &* 4 }.map { $0 &* 2 } as Any)
  let v12: S = S(a: (0 &* 9), t: "a".uppercased())
  let v13: Int = weight(E.two(n: 6, s: "a"))
  print("v13", v13)
  print("v10", v10)
  print("v11", v11)
  print("v12", v12)
}
run()

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
  var v1: Int = 8
  print([1, 2].firstIndex(of: v1).map { $0 &* 4 } as Any)
  if let v2 = Int("a").map { $0 &* 2 } {
    if (E.two(n: v2, s: "a") == E.one(v2)) {
      print(S(a: v2, t: "é").moved(by: v1))
      v1 = v2
    } else {
      print(Int?.none.map { $0 &* 5 } as Any)
    }
    if ("bc".count <= 2) {
      var v3: Int? = Int(String(describing: Int?.some(3)))
      print(v1)
    } else {
      print(Array(Array([1, 2].reversed()).prefix(2)))
    }
  }
  var v5: (Int) -> Int = { (v4: Int) -> Int in v4 }
  let v6: S = S(a: (v1 % 7), t: ("bc" + "a"))
  var v7: Bool = ([3].contains(v1) && [5, 0, 4].contains(v1))
  print([1, 2].sorted(by: <).map({ (v8: Int) -> Int in v1 }))
  var v9: String = "bc"
  var v10: S = v6
  print(E.one(min(v1, v1)))
  switch E.one((v7 ? v1 : v1)) {
  case .one(let v11) where v11 > 3: print("one", v11)
  case .two(let v11, let v12): print("two", v11, v12)
  case .none0: print("none")
  default: print("default")
  }
  if "<\(E.one(1))>".isEmpty {
    let v13: [Int] = (([3] + [v1]) + [(Int?.none ?? v1)])
    for v14 in v13.map { $0 &+ (v1 &+ v1) }.prefix(3) {
      var v15: (Int) -> Int = v5
      print((v1 > v1))
    }
  } else {
    var v16: Int = ((E.one(3) == E.one(7)) ? v10.a : v1)
  }
  v10 = S(a: v1, t: String(describing: Int?.some(8)), o: Int?.none.map { $0 &* 3 })
  v10.a = 1 &+ [Int?.none, Int?.none].compactMap { $0 }.reduce(v1) { $0 &+ $1 }
  print("v1", v1)
  print("v7", v7)
  print("v9", v9)
  print("v6", v6)
  print("v10", v10)
}
run()

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
  var v1: Int = ([1, 2] + [8]).reduce((9 / 2)) { $0 &+ $1 }
  for v2 in [5, 0, 4].sorted(by: >).filter { $0 % 2 == 1 }.prefix(3) {
    for v3 in [3].map({ (n: Int) -> Int in n &+ 2 }).map { $0 &+ v2 }.prefix(3) {
      print(E.two(n: v2, s: [5, 0, 4].map { "\($0)" }.joined(separator: "-")))
      print(S(a: v1, t: "a").moved(by: v1))
    }
    if let v4 = [1, 2].first.map { $0 &* 3 } {
      print(([5, 0, 4].first { $0 > v4 } == nil))
      print(Int?.some(6) as Any)
    }
  }
  switch E.two(n: (Int?.some(3) ?? v1), s: ("a" + "x y")) {
  case .one(let v5) where v5 > 5: print("one", v5)
  case .two(let v5, let v6): print("two", v5, v6)
  case .none0: print("none")
  default: print("default")
  }
  switch E.one((v1 / 1)) {
  case .one(let v7) where v7 > 1: print("one", v7)
  case .two(let v7, let v8): print("two", v7, v8)
  case .none0: print("none")
  default: print("default")
  }
  print((v1 % 5))
  if let v9 = ([1, 2] + [v1]).first {
    if let v10 = [5, 0, 4].first { $0 > v9 }.map { $0 &* 2 } {
      var v12: (Int) -> Int = { (v11: Int) -> Int in v9 }
      print(v10)
    }
    print(v1)
  }
  print(S(a: v1, t: "a", o: Int?.none).a)
  if let v13 = [5, 0, 4].map { $0 &+ v1 }.first { $0 > weight(E.one(8)) } {
    print("<\(S(a: v1, t: "é"))>")
    print("<\((v13 <= v1))>")
  }
  for v14 in ([v1, v1] as [Int]).map({ (v15: Int) -> Int in v15 }).prefix(3) {
    var v16: Int? = Array([5, 0, 4].reversed()).firstIndex(of: (v14 / 7))
    print([5, 0, 4].sorted(by: >).reduce(S(a: 3, t: "q").a) { $0 &+ $1 })
  }
  var v17: E = E.none0
  print(String(describing: Int?.some(2).map { $0 &* 2 }))
  let v18: Int? = Int?.some(8)
  var v20: (Int) -> Int = { (v19: Int) -> Int in v19 }
  var v22: (Int) -> Int = { (v21: Int) -> Int in v21 }
  print("v1", v1)
  print("v17", v17)
}
run()

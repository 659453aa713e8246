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
  var v1: Int? = [5, 0, 4].filter { $0 % 2 == 0 }.firstIndex(of: S(a: 4, t: "q").a)
  if (!("bc".isEmpty)) {
    if Array([5, 0, 4].reversed()).contains([5, 0, 4].count) {
      let v2: [Int] = [Int("é"), [5, 0, 4].first].compactMap { $0 }
      print(E.deep(S(a: 3, t: "a")))
    } else {
      let v3: S = S(a: 6, t: "x y", o: v1).moved(by: [1, 2].count)
    }
    print((String(7) + "bc".uppercased()))
  } else {
    print("<\(true)>".count)
  }
  print(([3].contains(1) || "x y".isEmpty))
  print(1)
  print(E.one(6))
  print(((v1 ?? 8) | [5, 0, 4].count))
  if [5, 0, 4].filter { $0 % 2 == 1 }.contains([5, 0, 4].reduce(8) { $0 &+ $1 }) {
    let v4: String = String(7).uppercased()
    print(weight(E.deep(S(a: 9, t: "q"))))
  } else {
    print(([(false ? 3 : 0), (false ? 9 : 1)] as [Int]))
  }
  let v5: S = S(a: 0, t: "a", o: v1).moved(by: weight(E.none0))
  if let v6 = Int("a").map { $0 &* 4 } {
    if (v5.moved(by: v6) == S(a: v6, t: "é")) {
      print(E.two(n: min(v6, v6), s: [5, 0, 4].map { "\($0)" }.joined(separator: "-")))
      print(v6)
    } else {
      var v7: [Int] = Array(([3] + [v6]).prefix(3))
    }
    for v8 in [3].filter { $0 % 2 == 0 }.filter { $0 % 2 == 0 }.prefix(3) {
      print(v1 as Any)
      let v9: Bool = [5, 0, 4].sorted(by: <).contains(v6)
    }
  }
  print(String("a".count))
  print(Array([3].reversed()).map { $0 &+ apply(3, { (n: Int) -> Int in n &+ 1 }) })
  var v10: Int = v5.twice
  var v12: (Int) -> Int = { (v11: Int) -> Int in v11 }
  if (S(a: v10, t: "bc") == S(a: v10, t: "a")) {
    print(min((v10 % 2), v10))
    if (Int?.some(0) == nil) {
      print(E.deep(S(a: v10, t: "a")))
      let v13: String = "<\(v5)>".uppercased()
    } else {
      print(v5)
    }
  } else {
    var v14: Int? = Int?.none
  }
  let v15: String = String(describing: v1)
  print("v10", v10)
  print("v15", v15)
  print("v5", v5)
}
run()

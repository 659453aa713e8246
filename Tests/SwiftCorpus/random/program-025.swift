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
  print(E.deep(S(a: 4, t: "q").moved(by: 9)))
  if let v1 = Array([1, 2].reversed()).max() {
    let v2: Int? = Array([5, 0, 4].prefix(3)).max()
    let v3: S = S(a: v1, t: "a", o: v2).moved(by: min(v1, v1))
  }
  if (E.none0 == E.two(n: 3, s: "é")) {
    var v4: Bool = [1, 2].map { "\($0)" }.joined(separator: "-").isEmpty
    print(S(a: (v4 ? 7 : 7), t: "é", o: Int("é")))
  } else {
    let v5: [Int] = ([1, 2] + [1]).sorted(by: <)
  }
  print([1, 2].sorted(by: >).firstIndex(of: "bc".count) as Any)
  var v6: Int? = [5, 0, 4].first.map { $0 &* 3 }
  if (!((!(true)))) {
    var v7: Bool = (!((v6 == nil)))
    var v8: S = S(a: [1, 2].reduce(9) { $0 &+ $1 }, t: "é")
  } else {
    var v9: S = S(a: (4 / 4), t: String(describing: v6), o: [3].first)
  }
  print((S(a: 6, t: "bc") == S(a: 6, t: "q").moved(by: 5)))
  var v10: String = "bc".uppercased()
  switch E.none0 {
  case .one(let v11) where v11 > 3: print("one", v11)
  case .two(let v11, let v12): print("two", v11, v12)
  case .none0: print("none")
  default: print("default")
  }
  print(([1, 2].sorted(by: >) + [[1, 2].reduce(6) { $0 &+ $1 }]))
  let v13: [Int] = [3].map({ (n: Int) -> Int in n &+ 1 }).filter { $0 % 2 == 1 }
  var v14: E = E.deep(S(a: 8, t: v10))
  for v15 in v13.prefix(3) {
    print(v6 as Any)
    let v16: Int = v15
  }
  var v18: (Int) -> Int = { (v17: Int) -> Int in v17 }
  var v19: (Int) -> Int = v18
  print(S(a: 0, t: "q").moved(by: 1).moved(by: v13.count))
  for v20 in Array(([3, 4] as [Int]).prefix(2)).prefix(3) {
    print(v13)
  }
  print("v10", v10)
  print("v13", v13)
  print("v14", v14)
}
run()

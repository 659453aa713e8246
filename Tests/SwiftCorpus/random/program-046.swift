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
  if let v1 = [5, 0, 4].map { $0 &+ 2 }.firstIndex(of: apply(9, { (n: Int) -> Int in n &+ 3 })) {
    print(Array(Array([1, 2].reversed()).prefix(3)))
    var v3: (Int) -> Int = { (v2: Int) -> Int in v2 }
  }
  print(Int(String(describing: Int?.some(3))) as Any)
  if let v4 = [Int?.none, Int?.some(8)].compactMap { $0 }.max() {
    let v5: Bool = (S(a: v4, t: "a", o: Int?.none) == S(a: v4, t: "bc"))
    let v6: String = "<\([5, 0, 4].count)>"
  }
  print(S(a: 3, t: "é").a)
  print(S(a: 2, t: "é", o: Int?.none).twice)
  if let v7 = Int?.some(1) {
    print(E.none0)
    var v8: Int? = Int(("é" + "a"))
  }
  let v10: (Int) -> Int = { (v9: Int) -> Int in v9 }
  print(S(a: 7, t: "é").twice)
  print(([6, 1] as [Int]).reduce(min(9, 7)) { $0 &+ $1 })
  let v11: Bool = (S(a: 6, t: "a", o: Int?.some(8)) == S(a: 1, t: "x y"))
  if let v12 = Int?.some(5) {
    var v13: Int = v12
    var v14: E = E.two(n: S(a: 9, t: "q").a, s: "<\(E.one(3))>")
  }
  let v15: Int = [5, 0, 4].sorted(by: >).count
  for v16 in [[3].first { $0 > v15 }, [3].max()].compactMap { $0 }.prefix(3) {
    print(E.one((v15 % 8)))
    let v18: (Int) -> Int = { (v17: Int) -> Int in v17 }
  }
  print((v15 % 2))
  switch E.one(v15) {
  case .one(let v19) where v19 > 2: print("one", v19)
  case .two(let v19, let v20): print("two", v19, v20)
  case .none0: print("none")
  default: print("default")
  }
  var v21: Int? = Int(("a" + "bc"))
  print("<\((!(v11)))>")
  var v22: Int = (v15 & "é".count)
  print("v15", v15)
  print("v22", v22)
  print("v11", v11)
}
run()

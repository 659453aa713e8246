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
  var v2: (Int) -> Int = { (v1: Int) -> Int in v1 }
  var v3: Int = min((Int?.some(9) ?? 1), (9 &- 8))
  print(min(v3, [1, 2].reduce(v3) { $0 &+ $1 }))
  print(E.two(n: S(a: 6, t: "q").twice, s: [5, 0, 4].map { "\($0)" }.joined(separator: "-")))
  let v4: E = E.deep(S(a: v3, t: "x y", o: Int?.some(5)))
  print(Int?.none as Any)
  if (!((v4 == v4))) {
    var v5: [Int] = Array(Array([3].reversed()).reversed())
  } else {
    if let v6 = [5, 0, 4].map { $0 &+ v3 }.max() {
      print(v4)
      print("a")
    }
  }
  switch E.two(n: S(a: 0, t: "q").twice, s: String(v3)) {
  case .one(let v7) where v7 > 2: print("one", v7)
  case .two(let v7, let v8): print("two", v7, v8)
  case .none0: print("none")
  default: print("default")
  }
  let v9: Int = v3
  print("<\(S(a: 8, t: "q").moved(by: v9))>")
  switch v4 {
  case .one(let v10) where v10 > 4: print("one", v10)
  case .two(let v10, let v11): print("two", v10, v11)
  case .none0: print("none")
  default: print("default")
  }
  for v12 in [Int?.some(1), Int?.none].compactMap { $0 }.prefix(3) {
    var v13: Int = min([3].count, v9)
    let v14: S = S(a: v12, t: "x y", o: Int?.none).moved(by: v13)
  }
  print(String(describing: Int?.none).count)
  var v16: (Int) -> Int = { (v15: Int) -> Int in v3 }
  print([[1, 2].max(), [3].max()].compactMap { $0 })
  print("v3", v3)
  print("v9", v9)
  print("v4", v4)
}
run()

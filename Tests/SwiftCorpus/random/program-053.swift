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
  var v1: E = E.deep(S(a: 4, t: "q").moved(by: 2))
  print(S(a: weight(v1), t: String(2)))
  print(String(5))
  var v2: [Int] = [1, 2].map({ (n: Int) -> Int in n &+ 3 }).filter { $0 % 2 == 0 }
  print(String(3).uppercased())
  var v3: Int = Array(v2.prefix(1)).reduce((false ? 1 : 0)) { $0 &+ $1 }
  let v4: Int? = v2.filter { $0 % 2 == 0 }.max()
  switch E.one(3) {
  case .one(let v5) where v5 > 4: print("one", v5)
  case .two(let v5, let v6): print("two", v5, v6)
  case .none0: print("none")
  default: print("default")
  }
  let v7: Int? = Int("bc".uppercased())
  if let v8 = Int?.none {
    var v9: Bool = (v3 < (v8 | v3))
    print(E.deep(S(a: 0, t: "q").moved(by: v8)))
  }
  if let v10 = v2.max().map { $0 &* 4 } {
    print((0 > v2.reduce(v10) { $0 &+ $1 }))
    print(apply(S(a: 3, t: "q").twice, { (v11: Int) -> Int in v10 }))
  }
  var v12: [Int] = Array(v2.sorted(by: <).prefix(0))
  if v12.map { $0 &+ v3 }.contains(v3) {
    v12.removeAll { $0 == 1 }
    var v14: (Int) -> Int = { (v13: Int) -> Int in v13 }
  } else {
    var v15: Bool = ((S(a: 1, t: "q") == S(a: 0, t: "q")) || (!(true)))
  }
  var v17: (Int) -> Int = { (v16: Int) -> Int in v16 }
  print("v3", v3)
  print("v2", v2)
  print("v12", v12)
  print("v1", v1)
}
run()

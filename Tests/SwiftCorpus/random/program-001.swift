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
  switch E.none0 {
  case .one(let v1) where v1 > 2: print("one", v1)
  case .two(let v1, let v2): print("two", v1, v2)
  case .none0: print("none")
  default: print("default")
  }
  var v3: String = String((8 | 4))
  var v4: S = S(a: [5, 0, 4].count, t: [5, 0, 4].map { "\($0)" }.joined(separator: "-"), o: [1, 2].first)
  var v5: Int = [3].map { $0 &+ 7 }.count
  var v6: E = E.one(v4.twice)
  switch E.two(n: v5, s: v3) {
  case .one(let v7) where v7 > 0: print("one", v7)
  case .two(let v7, let v8): print("two", v7, v8)
  case .none0: print("none")
  default: print("default")
  }
  switch v6 {
  case .one(let v9) where v9 > 2: print("one", v9)
  case .two(let v9, let v10): print("two", v9, v10)
  case .none0: print("none")
  default: print("default")
  }
  switch E.one(min(v5, v5)) {
  case .one(let v11) where v11 > 1: print("one", v11)
  case .two(let v11, let v12): print("two", v11, v12)
  case .none0: print("none")
  default: print("default")
  }
  print(v5)
  let v13: String = v3
  print("v5", v5)
  print("v3", v3)
  print("v13", v13)
  print("v4", v4)
  print("v6", v6)
}
run()

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
  let v1: [Int] = Array([1, 2].map { $0 &+ 1 }.reversed())
  print(8)
  switch E.one((5 % 5)) {
  case .one(let v2) where v2 > 2: print("one", v2)
  case .two(let v2, let v3): print("two", v2, v3)
  case .none0: print("none")
  default: print("default")
  }
  let v4: Int? = v1.first
  print((S(a: 5, t: "bc") == S(a: 6, t: "é", o: v4)))
  var v5: [Int] = Array((v1 + [2]).reversed())
  var v6: Int? = v4
  let v8: (Int) -> Int = { (v7: Int) -> Int in v7 }
  v5.append(2)
  switch E.deep(S(a: 4, t: "a")) {
  case .one(let v9) where v9 > 0: print("one", v9)
  case .two(let v9, let v10): print("two", v9, v10)
  case .none0: print("none")
  default: print("default")
  }
  print("v1", v1)
  print("v5", v5)
}
run()

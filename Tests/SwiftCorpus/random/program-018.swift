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
  let v1: E = E.none0
  let v2: Int = 3
  var v4: (Int) -> Int = { (v3: Int) -> Int in v3 }
  print(([1, 2].firstIndex(of: v2) ?? [1, 2].reduce(v2) { $0 &+ $1 }))
  print(Int?.some(1).map { $0 &* 3 }.map { $0 &* 5 } as Any)
  var v5: S = S(a: v2, t: "<\(v2)>")
  print(apply((v2 / 6), { (v6: Int) -> Int in v6 }))
  var v8: (Int) -> Int = { (v7: Int) -> Int in v2 }
  let v9: [Int] = [Int("a"), Int?.none].compactMap { $0 }
  print(String(v2))
  print(v9.map { $0 &+ v2 }.firstIndex(of: "a".count) as Any)
  print("v2", v2)
  print("v9", v9)
  print("v5", v5)
  print("v1", v1)
}
run()

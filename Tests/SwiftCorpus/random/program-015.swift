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
  print(S(a: 0, t: "q").moved(by: 4).moved(by: S(a: 7, t: "q").twice))
  print(S(a: [5, 0, 4].reduce(2) { $0 &+ $1 }, t: [5, 0, 4].map { "\($0)" }.joined(separator: "-")))
  var v1: Int? = Int("bc")
  let v2: String = "bc"
  print([3].map { $0 &+ 1 }.sorted(by: <))
  let v3: S = S(a: 8, t: v2).moved(by: (v1 ?? 6))
  var v4: E = E.two(n: v3.twice, s: String(9))
  let v5: Bool = ([3].first == nil)
  v4 = E.deep(S(a: 7, t: v2))
  if let v6 = v1 {
    if v5 {
      print(S(a: v6, t: v2).moved(by: v3.a))
      v1 = [1, 2].filter { $0 % 2 == 0 }.firstIndex(of: weight(v4))
    } else {
      print(min(v6, (v6 ^ v6)))
    }
    let v7: String = v2
  }
  print(Array([5, 0, 4].prefix(0)).map { $0 &+ v2.count })
  switch E.none0 {
  case .one(let v8) where v8 > 2: print("one", v8)
  case .two(let v8, let v9): print("two", v8, v9)
  case .none0: print("none")
  default: print("default")
  }
  print("v5", v5)
  print("v2", v2)
  print("v3", v3)
  print("v4", v4)
}
run()

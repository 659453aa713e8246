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
  var v1: S = S(a: min(4, 1), t: String(describing: Int?.some(4)), o: Int?.some(4).map { $0 &* 5 })
  switch E.one((7 / 4)) {
  case .one(let v2) where v2 > 5: print("one", v2)
  case .two(let v2, let v3): print("two", v2, v3)
  case .none0: print("none")
  default: print("default")
  }
  let v4: Int? = [5, 0, 4].filter { $0 % 2 == 1 }.max()
  var v5: S = v1
  print((E.two(n: 5, s: "a") == E.none0))
  var v7: (Int) -> Int = { (v6: Int) -> Int in v6 }
  for v8 in Array(Array([5, 0, 4].prefix(2)).prefix(3)).prefix(3) {
    print(S(a: v8, t: "a"))
    v5.move(by: v8)
  }
  switch E.one((v4 ?? 0)) {
  case .one(let v9) where v9 > 3: print("one", v9)
  case .two(let v9, let v10): print("two", v9, v10)
  case .none0: print("none")
  default: print("default")
  }
  for v11 in [v4, v4].compactMap { $0 }.sorted(by: >).prefix(3) {
    let v12: String = "a"
    var v13: S = v1.moved(by: v11).moved(by: [5, 0, 4].count)
  }
  print(([3].count % 2))
  if Array([1, 2].prefix(0)).contains("a".count) {
    v1.o = v4.map { $0 }
    var v14: Bool = [1, 2].map { $0 &+ 6 }.contains(2)
  } else {
    let v15: S = S(a: "a".count, t: String(3))
  }
  print(([3].map { "\($0)" }.joined(separator: "-") + "a"))
  switch E.none0 {
  case .one(let v16) where v16 > 2: print("one", v16)
  case .two(let v16, let v17): print("two", v16, v17)
  case .none0: print("none")
  default: print("default")
  }
  if let v18 = [3].map(v7).first { $0 > "é".count } {
    let v19: E = E.deep(v1)
    switch E.none0 {
    case .one(let v20) where v20 > 1: print("one", v20)
    case .two(let v20, let v21): print("two", v20, v21)
    case .none0: print("none")
    default: print("default")
    }
  }
  var v22: String = "<\([1, 2].sorted(by: >))>"
  var v23: String = String((v4 ?? 7))
  print("v22", v22)
  print("v23", v23)
  print("v1", v1)
  print("v5", v5)
}
run()

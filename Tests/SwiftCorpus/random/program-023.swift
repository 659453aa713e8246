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
  print(S(a: 1, t: "<\([3])>", o: [3].first { $0 > 6 }))
  print(S(a: 3, t: "q").moved(by: 3).a)
  for v1 in Array([5, 0, 4].prefix(1)).map { $0 &+ weight(E.none0) }.prefix(3) {
    print(v1)
    print(([v1, v1] as [Int]).map { "\($0)" }.joined(separator: "-"))
  }
  var v3: (Int) -> Int = { (v2: Int) -> Int in v2 }
  var v4: Int? = [1, 2].map { $0 &+ 0 }.firstIndex(of: (true ? 2 : 5))
  let v5: String = String(S(a: 5, t: "q").a)
  print(S(a: 1, t: "q").moved(by: 0).twice)
  switch E.none0 {
  case .one(let v6) where v6 > 3: print("one", v6)
  case .two(let v6, let v7): print("two", v6, v7)
  case .none0: print("none")
  default: print("default")
  }
  let v8: S = S(a: S(a: 1, t: "q").twice, t: String(describing: v4), o: [3].first { $0 > 1 })
  let v9: String = v5.uppercased()
  switch E.one(apply(4, v3)) {
  case .one(let v10) where v10 > 3: print("one", v10)
  case .two(let v10, let v11): print("two", v10, v11)
  case .none0: print("none")
  default: print("default")
  }
  if (E.two(n: 9, s: v5) == E.deep(v8)) {
    print(((1 % 8) > min(7, 5)))
    var v12: Bool = [3].sorted(by: >).contains(v8.a)
  } else {
    let v14: (Int) -> Int = { (v13: Int) -> Int in v13 }
  }
  for v15 in Array(Array([1, 2].prefix(0)).reversed()).prefix(3) {
    for v16 in [[3].first, v4].compactMap { $0 }.prefix(3) {
      print(Array([3].sorted(by: >).reversed()))
      let v17: S = v8
    }
    let v18: Bool = ((!(true)) || (v15 <= v15))
  }
  let v19: (Int) -> Int = v3
  for v20 in [v4, v4].compactMap { $0 }.sorted(by: <).prefix(3) {
    let v22: (Int) -> Int = { (v21: Int) -> Int in v20 }
    print(E.two(n: v8.a, s: v5))
  }
  print("v5", v5)
  print("v9", v9)
  print("v8", v8)
}
run()

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
  if let v1 = ([3, 8] as [Int]).max() {
    var v2: E = E.two(n: apply(v1, { (n: Int) -> Int in n &+ 4 }), s: ("bc" + "x y"))
    var v3: S = S(a: (Int?.none ?? v1), t: [1, 2].map { "\($0)" }.joined(separator: "-"), o: Int?.some(0))
  }
  if (S(a: 4, t: "q").twice == min(7, 0)) {
    for v4 in [Int?.some(7).map { $0 &* 5 }, Int?.some(0).map { $0 &* 3 }].compactMap { $0 }.prefix(3) {
      print(E.none0)
      let v5: Bool = ((Int?.some(3) == nil) && (Int?.some(1) == nil))
    }
    if let v6 = [3].filter { $0 % 2 == 1 }.first { $0 > [5, 0, 4].reduce(7) { $0 &+ $1 } } {
      let v7: [Int] = [5, 0, 4].map { $0 &+ v6 }.filter { $0 % 2 == 1 }
      print(((v6 / 7) % 2))
    }
  } else {
    for v8 in [[1, 2].firstIndex(of: 6), [5, 0, 4].first { $0 > 5 }].compactMap { $0 }.prefix(3) {
      print(S(a: v8, t: "bc").moved(by: min(v8, v8)))
      print(([5, 0, 4].first { $0 > v8 } == nil))
    }
  }
  print(([1, 2].first == nil))
  for v9 in [3].map { $0 &+ 6 }.map { $0 &+ [5, 0, 4].reduce(2) { $0 &+ $1 } }.prefix(3) {
    switch E.none0 {
    case .one(let v10) where v10 > 0: print("one", v10)
    case .two(let v10, let v11): print("two", v10, v11)
    case .none0: print("none")
    default: print("default")
    }
    print("a".uppercased().isEmpty)
  }
  let v12: String = "a"
  for v13 in [Int(v12), Int(v12)].compactMap { $0 }.prefix(3) {
    var v14: Int = (v13 / 1)
    var v15: Bool = Array([5, 0, 4].prefix(2)).contains(0)
  }
  print(S(a: apply(6, { (n: Int) -> Int in n &+ 2 }), t: "<\(true)>", o: [1, 2].first))
  var v16: [Int] = [[3].max(), [5, 0, 4].firstIndex(of: 1)].compactMap { $0 }
  var v17: Bool = (!((!(true))))
  for v18 in ((v16 + [8]) + [weight(E.none0)]).prefix(3) {
    var v19: Int? = v16.first { $0 > v12.count }
    for v20 in v16.sorted(by: >).map { $0 &+ v18 }.prefix(3) {
      print(S(a: v18, t: v12).moved(by: v20))
    }
  }
  for v21 in v16.map({ (v22: Int) -> Int in v22 }).prefix(3) {
    let v23: S = S(a: v21, t: String(describing: Int?.some(1)), o: Int?.none.map { $0 &* 5 })
    if !v16.isEmpty { v16[0] = (Int(v12) ?? v23.a) }
  }
  for v24 in Array(v16.prefix(2)).map({ (v25: Int) -> Int in v25 }).prefix(3) {
    var v26: Bool = v17
    var v27: E = E.deep(S(a: v24, t: v12, o: Int?.some(3)))
  }
  let v28: E = E.deep(S(a: 9, t: "q").moved(by: 0))
  var v29: Int? = v16.firstIndex(of: v12.count)
  var v30: E = E.none0
  v29 = v16.filter { $0 % 2 == 0 }.first { $0 > S(a: 7, t: "q").a }
  print("v17", v17)
  print("v12", v12)
  print("v16", v16)
  print("v28", v28)
  print("v30", v30)
}
run()

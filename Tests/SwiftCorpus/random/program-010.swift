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
  let v2: (Int) -> Int = { (v1: Int) -> Int in v1 }
  let v3: (Int) -> Int = v2
  print(S(a: 2, t: "q").moved(by: 1).a)
  let v4: Int? = ([5, 0, 4] + [8]).first
  print(Int("bc") as Any)
  if let v5 = Int?.none {
    print(min(v5, v5))
    let v6: String = String(describing: [1, 2].firstIndex(of: v5))
  }
  if let v7 = [3].map(v2).first {
    let v8: Int = (weight(E.none0) % 6)
    for v9 in Array([v4, v4].compactMap { $0 }.reversed()).prefix(3) {
      print(([3] + [v9]).first as Any)
      print(v9)
    }
  }
  let v10: String = (String(describing: v4) + String(1))
  var v11: Bool = ([3].max() == nil)
  var v12: [Int] = Array([1, 2].sorted(by: >).prefix(2))
  print(E.none0)
  for v13 in Array(v12.reversed()).prefix(3) {
    switch E.deep(S(a: v13, t: v10, o: v4)) {
    case .one(let v14) where v14 > 2: print("one", v14)
    case .two(let v14, let v15): print("two", v14, v15)
    case .none0: print("none")
    default: print("default")
    }
    switch E.two(n: v10.count, s: v12.map { "\($0)" }.joined(separator: "-")) {
    case .one(let v16) where v16 > 5: print("one", v16)
    case .two(let v16, let v17): print("two", v16, v17)
    case .none0: print("none")
    default: print("default")
    }
  }
  print("v11", v11)
  print("v10", v10)
  print("v12", v12)
}
run()

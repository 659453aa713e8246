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
  if (!((Int?.some(2) == nil))) {
    print("bc")
    print(S(a: (1 / 4), t: String(5), o: Int("a")))
  } else {
    var v1: String = "<\(false)>".uppercased()
  }
  print(6)
  switch E.deep(S(a: 1, t: "bc")) {
  case .one(let v2) where v2 > 4: print("one", v2)
  case .two(let v2, let v3): print("two", v2, v3)
  case .none0: print("none")
  default: print("default")
  }
  if let v4 = Int([3].map { "\($0)" }.joined(separator: "-")) {
    switch E.two(n: (true ? v4 : v4), s: [1, 2].map { "\($0)" }.joined(separator: "-")) {
    case .one(let v5) where v5 > 0: print("one", v5)
    case .two(let v5, let v6): print("two", v5, v6)
    case .none0: print("none")
    default: print("default")
    }
    for v7 in [3].sorted(by: <).filter { $0 % 2 == 1 }.prefix(3) {
      print(Array([3].prefix(1)).max() as Any)
      print(E.none0)
    }
  }
  print((Array([5, 0, 4].prefix(2)) + [(6 / 4)]))
  print(([1, 2].firstIndex(of: 3) == nil))
  for v8 in Array([Int?.none, Int?.none].compactMap { $0 }.prefix(0)).prefix(3) {
    if let v9 = [3].firstIndex(of: v8).map { $0 &* 5 } {
      print(v8)
      var v10: Bool = (v8 < v8)
    }
    if let v11 = Array([5, 0, 4].reversed()).max() {
      print(String(6))
      print(E.deep(S(a: 2, t: "q").moved(by: v11)))
    }
  }
  print([Int?.some(3), Int?.some(4)].compactMap { $0 }.reduce(weight(E.one(5))) { $0 &+ $1 })
  switch E.two(n: (true ? 2 : 9), s: [3].map { "\($0)" }.joined(separator: "-")) {
  case .one(let v12) where v12 > 4: print("one", v12)
  case .two(let v12, let v13): print("two", v12, v13)
  case .none0: print("none")
  default: print("default")
  }
  print("é".uppercased().count)
  if ((false || false) || "x y".isEmpty) {
    for v14 in [5, 0, 4].map { $0 &+ 7 }.map { $0 &+ (5 % 2) }.prefix(3) {
      print(E.deep(S(a: 0, t: "q").moved(by: v14)))
      print(Int(String(v14)) as Any)
    }
    var v15: Int? = [1, 2].map({ (n: Int) -> Int in n &+ 6 }).firstIndex(of: [5, 0, 4].count)
  } else {
    let v16: Bool = (S(a: 8, t: "x y", o: Int?.some(8)) == S(a: 9, t: "bc", o: Int?.none))
  }
}
run()

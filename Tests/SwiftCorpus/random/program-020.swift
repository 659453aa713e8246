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
  if let v1 = [5, 0, 4].filter { $0 % 2 == 0 }.first { $0 > min(6, 9) } {
    print(weight(E.none0))
    print(S(a: 1, t: "q").moved(by: v1).a)
  }
  print(([1, 2].contains(8) && (Int?.none == nil)))
  for v2 in ([3].map { $0 &+ 2 } + [(1 &- 5)]).prefix(3) {
    var v3: Int? = Int("bc".uppercased())
    if "é".isEmpty {
      print((apply(v2, { (n: Int) -> Int in n &+ 9 }) / 7))
      var v4: S = S(a: v2, t: "<\(E.none0)>")
    } else {
      var v5: Int? = Array([5, 0, 4].reversed()).max()
    }
  }
  let v6: Int = min("a".count, "a".count)
  var v7: Int = weight(E.deep(S(a: 9, t: "q")))
  print([5, 0, 4].sorted(by: >).sorted(by: <))
  print(v6)
  if let v8 = Int?.none {
    switch E.deep(S(a: v8, t: "é")) {
    case .one(let v9) where v9 > 5: print("one", v9)
    case .two(let v9, let v10): print("two", v9, v10)
    case .none0: print("none")
    default: print("default")
    }
    if String(describing: Int?.none).isEmpty {
      print(String(v7).uppercased())
      print(Array([5, 0, 4].prefix(2)).map { "\($0)" }.joined(separator: "-"))
    } else {
      print(E.two(n: S(a: 0, t: "q").a, s: "é"))
    }
  }
  switch E.one(v7) {
  case .one(let v11) where v11 > 0: print("one", v11)
  case .two(let v11, let v12): print("two", v11, v12)
  case .none0: print("none")
  default: print("default")
  }
  print((Array([5, 0, 4].reversed()) + [(v7 &* v6)]))
  if ([3].max() == nil) {
    print(([1, 2] + [v7]).firstIndex(of: 9) as Any)
    let v13: String = String(describing: [1, 2].firstIndex(of: v6))
  } else {
    print(v7)
  }
  print("v6", v6)
  print("v7", v7)
}
run()

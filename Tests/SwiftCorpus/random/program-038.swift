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
  var v1: S = S(a: (false ? 8 : 0), t: [5, 0, 4].map { "\($0)" }.joined(separator: "-"), o: [1, 2].max())
  if let v2 = Int?.some(7) {
    print(String(describing: Int?.none))
    print(v2)
  }
  var v3: S = v1.moved(by: 6).moved(by: [5, 0, 4].reduce(0) { $0 &+ $1 })
  if let v4 = [3].map { $0 &+ 9 }.first { $0 > (true ? 6 : 5) } {
    if (!([1, 2].contains(v4))) {
      print(Array([3].reversed()).max() as Any)
      print(((false ? v4 : v4) / 6))
    } else {
      print(v1.a)
    }
    switch E.one(v3.twice) {
    case .one(let v5) where v5 > 0: print("one", v5)
    case .two(let v5, let v6): print("two", v5, v6)
    case .none0: print("none")
    default: print("default")
    }
  }
  if ("é".isEmpty && "x y".isEmpty) {
    for v7 in ([(6 % 8), min(3, 1)] as [Int]).prefix(3) {
      print(([5, 0, 4] + [v7]).map({ (v8: Int) -> Int in v7 }))
      v3.t += (("bc" + "é") + String(v7))
    }
    v1.a = 1 &+ ("bc".count % 8)
  } else {
    v1.t += "a"
  }
  v1.t += "<\(E.deep(v1))>"
  print([[5, 0, 4].firstIndex(of: 4), [1, 2].first { $0 > 7 }].compactMap { $0 })
  var v11: Int? = Int("a".uppercased())
  switch E.none0 {
  case .one(let v12) where v12 > 2: print("one", v12)
  case .two(let v12, let v13): print("two", v12, v13)
  case .none0: print("none")
  default: print("default")
  }
  print(((E.none0 == E.one(0)) ? v1.a : (6 &+ 3)))
  v3.o = [v11, v11].compactMap { $0 }.first.map { $0 }
  v1.a = 1 &+ weight(E.deep(v3))
  print([3].map { "\($0)" }.joined(separator: "-").count)
  print("v1", v1)
  print("v3", v3)
}
run()

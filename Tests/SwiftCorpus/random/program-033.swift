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
  for v1 in [1, 2].map { $0 &+ 4 }.filter { $0 % 2 == 1 }.prefix(3) {
    var v2: S = S(a: v1, t: "a".uppercased())
    if (E.two(n: v1, s: "bc") == E.deep(v2)) {
      v2.move(by: 4)
      print((S(a: v1, t: "bc") == v2))
    } else {
      v2.move(by: v1)
    }
  }
  print(Int("<\(E.one(7))>") as Any)
  print([[1, 2].firstIndex(of: 9), [1, 2].firstIndex(of: 1)].compactMap { $0 })
  print(4)
  var v3: Int? = [1, 2].filter { $0 % 2 == 0 }.max()
  print(S(a: 6, t: "é", o: v3).moved(by: (0 % 4)))
  print(([5, 9] as [Int]).max() as Any)
  let v4: Bool = ((v3 == nil) && (2 <= 9))
  print(([5, 0, 4].count / 2))
  v3 = [1, 2].filter { $0 % 2 == 0 }.firstIndex(of: S(a: 1, t: "q").a)
  var v5: [Int] = ([v3, v3].compactMap { $0 } + [[5, 0, 4].reduce(6) { $0 &+ $1 }])
  v5 = (["a".count, S(a: 4, t: "q").a] as [Int])
  print(S(a: v5.reduce(1) { $0 &+ $1 }, t: ("bc" + "bc"), o: Int?.some(8)))
  print((E.deep(S(a: 0, t: "q")) == E.two(n: 4, s: "a")))
  print("v4", v4)
  print("v5", v5)
}
run()

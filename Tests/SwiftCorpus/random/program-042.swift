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
  switch E.one((false ? 4 : 3)) {
  case .one(let v1) where v1 > 2: print("one", v1)
  case .two(let v1, let v2): print("two", v1, v2)
  case .none0: print("none")
  default: print("default")
  }
  var v3: Bool = [5, 0, 4].map({ (n: Int) -> Int in n &+ 2 }).contains((7 &+ 5))
  let v4: S = S(a: (v3 ? 9 : 7), t: [5, 0, 4].map { "\($0)" }.joined(separator: "-"))
  if v3 {
    if [3].map({ (n: Int) -> Int in n &+ 6 }).contains((Int?.none ?? 5)) {
      let v5: Bool = v3
      print("a")
    } else {
      print(S(a: 5, t: "é", o: Int?.some(8)).moved(by: 8))
    }
    if let v6 = [5, 0, 4].map({ (n: Int) -> Int in n &+ 1 }).first { $0 > (5 / 7) } {
      print(v6)
      var v7: S = S(a: [3].reduce(v6) { $0 &+ $1 }, t: "bc".uppercased())
    }
  } else {
    print(String(describing: [1, 2].max()))
  }
  print(E.one((v3 ? 5 : 4)))
  if v3 {
    print(S(a: 0, t: "x y", o: Int?.some(3)).moved(by: "a".count))
    print(v4.twice)
  } else {
    var v8: Int? = [3].sorted(by: >).max()
  }
  var v9: S = S(a: 5, t: String(describing: Int?.some(5)))
  switch E.two(n: v4.a, s: ("bc" + "bc")) {
  case .one(let v10) where v10 > 5: print("one", v10)
  case .two(let v10, let v11): print("two", v10, v11)
  case .none0: print("none")
  default: print("default")
  }
  var v12: Int? = ([5, 0, 4] + [7]).first
  print(Array([5, 0, 4].map({ (n: Int) -> Int in n &+ 4 }).prefix(3)))
  let v13: Bool = v3
  print(String(v4.a))
  print("x y")
  let v14: [Int] = [1, 2].map { $0 &+ 4 }.filter { $0 % 2 == 0 }
  print("v3", v3)
  print("v13", v13)
  print("v14", v14)
  print("v4", v4)
  print("v9", v9)
}
run()

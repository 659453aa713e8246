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
  var v1: Int = [1, 2].map({ (n: Int) -> Int in n &+ 3 }).reduce(weight(E.none0)) { $0 &+ $1 }
  var v2: Int? = Int([1, 2].map { "\($0)" }.joined(separator: "-"))
  for v3 in (Array([1, 2].reversed()) + [S(a: 4, t: "q").a]).prefix(3) {
    var v4: String = "é".uppercased().uppercased()
    if let v5 = v2 {
      print(Array(([v3, v5] as [Int]).reversed()))
      print((Int?.some(1) == nil))
    }
  }
  if let v6 = v2 {
    print(Array(Array([3].prefix(0)).reversed()))
    var v7: E = E.two(n: v1, s: ("a" + "a"))
  }
  for v8 in Array([3].prefix(3)).map { $0 &+ v1 }.prefix(3) {
    var v9: Int? = v2
    print(weight(E.two(n: v1, s: "a")))
  }
  let v10: Bool = ("x y" + "bc").isEmpty
  v1 = [1, 2].map({ (n: Int) -> Int in n &+ 4 }).count
  let v11: S = S(a: (v2 ?? v1), t: "é", o: v2)
  print(S(a: v1, t: "bc", o: v2).moved(by: v1))
  if let v12 = v2 {
    print(E.one(0))
    let v13: Int? = [v2, v2].compactMap { $0 }.max()
  }
  print(String((v1 &* v1)))
  if ("x y" + "x y").isEmpty {
    var v15: (Int) -> Int = { (v14: Int) -> Int in v1 }
    var v16: S = S(a: v1, t: "é", o: Int?.none)
  } else {
    print(E.deep(v11))
  }
  let v17: Int? = v2
  print(("é" + "a".uppercased()))
  print(([v1, v1] as [Int]).first as Any)
  if (!((v11 == v11))) {
    if let v18 = Int?.none {
      print(([v1, v1] as [Int]).max() as Any)
      print(Array(Array([5, 0, 4].prefix(0)).reversed()))
    }
    if let v19 = Int?.some(2) {
      print((v1 % 2))
      print(((v17 == nil) ? [3].reduce(v1) { $0 &+ $1 } : (v17 ?? v1)))
    }
  } else {
    v1 = (v1 % 9)
  }
  print(min(v1, (v17 ?? v1)))
  let v20: String = String(describing: [5, 0, 4].max())
  print("v1", v1)
  print("v10", v10)
  print("v20", v20)
  print("v11", v11)
}
run()

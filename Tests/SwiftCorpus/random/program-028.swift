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
  var v1: Bool = (!((!(false))))
  print("bc")
  print(E.none0)
  var v2: Int = [5, 0, 4].filter { $0 % 2 == 0 }.reduce("é".count) { $0 &+ $1 }
  var v3: Int = ((v2 | v2) &- (v1 ? v2 : v2))
  print("<\(E.one(v2))>")
  print(String(S(a: 9, t: "q").a))
  if ([5, 0, 4].first { $0 > v2 } == nil) {
    print(Array([1, 2].prefix(0)).first { $0 > v2 } as Any)
    let v4: Int? = [5, 0, 4].map({ (n: Int) -> Int in n &+ 0 }).max()
  } else {
    if let v5 = [5, 0, 4].filter { $0 % 2 == 0 }.max() {
      print([3].filter { $0 % 2 == 1 }.map({ (v6: Int) -> Int in v6 }))
      print(([v3, v5] as [Int]).first as Any)
    }
  }
  let v7: Int = v3
  if v1 {
    let v8: Int = v2
    var v10: (Int) -> Int = { (v9: Int) -> Int in v7 }
  } else {
    let v11: Int = (Int?.some(2) ?? v7)
  }
  if let v12 = [1, 2].map({ (n: Int) -> Int in n &+ 1 }).first { $0 > [5, 0, 4].reduce(v7) { $0 &+ $1 } } {
    print(Array([Int?.none, Int?.none].compactMap { $0 }.reversed()))
    switch E.none0 {
    case .one(let v13) where v13 > 1: print("one", v13)
    case .two(let v13, let v14): print("two", v13, v14)
    case .none0: print("none")
    default: print("default")
    }
  }
  if (v1 || v1) {
    if ("x y".isEmpty && v1) {
      print(v2)
      print((min(v3, v7) != (v7 &+ v7)))
    } else {
      print(E.none0)
    }
    var v15: [Int] = ([(v2 &* v3), (v2 / 1)] as [Int])
  } else {
    print(S(a: apply(v2, { (n: Int) -> Int in n &+ 2 }), t: "<\([1, 2])>"))
  }
  print(String(v2))
  print(v1)
  let v16: String = "<\([1, 2].contains(v7))>"
  print("v3", v3)
  print("v7", v7)
  print("v1", v1)
  print("v16", v16)
}
run()

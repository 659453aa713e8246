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
  for v1 in (([1, 2] + [0]) + [[3].count]).prefix(3) {
    if ([3].max() == nil) {
      var v2: Int? = Int?.some(4).map { $0 &* 3 }
      var v3: E = E.deep(S(a: v1, t: "x y"))
    } else {
      print(E.deep(S(a: v1, t: "x y", o: Int?.some(3))))
    }
    if "a".uppercased().isEmpty {
      print((!((E.one(4) == E.none0))))
      var v5: (Int) -> Int = { (v4: Int) -> Int in v4 }
    } else {
      print(S(a: S(a: 0, t: "q").twice, t: ("bc" + "a"), o: [1, 2].max()))
    }
  }
  if let v6 = ([4, 3] as [Int]).max() {
    let v7: S = S(a: (v6 % 2), t: "x y".uppercased(), o: [3].first)
    var v8: String = ("x y".uppercased() + "é")
  }
  if [1, 2].map({ (n: Int) -> Int in n &+ 9 }).contains((false ? 2 : 9)) {
    if (E.deep(S(a: 6, t: "q")) == E.two(n: 9, s: "é")) {
      let v9: Int = (S(a: 1, t: "q").a % 7)
      print(E.two(n: min(v9, v9), s: String(describing: Int?.none)))
    } else {
      print("x y")
    }
    if let v10 = Int?.some(9) {
      print("<\(E.one(v10))>")
      var v11: Int? = [5, 0, 4].filter { $0 % 2 == 0 }.firstIndex(of: (v10 &+ v10))
    }
  } else {
    let v12: Int? = ([1, 4] as [Int]).max()
  }
  var v13: E = E.none0
  switch E.one((true ? 5 : 7)) {
  case .one(let v14) where v14 > 0: print("one", v14)
  case .two(let v14, let v15): print("two", v14, v15)
  case .none0: print("none")
  default: print("default")
  }
  switch v13 {
  case .one(let v16) where v16 > 0: print("one", v16)
  case .two(let v16, let v17): print("two", v16, v17)
  case .none0: print("none")
  default: print("default")
  }
  let v19: (Int) -> Int = { (v18: Int) -> Int in v18 }
  if let v20 = Int(String(3)) {
    let v21: [Int] = ([5, 0, 4] + [v20]).filter { $0 % 2 == 1 }
    var v22: Bool = (v21.contains(v20) && (Int?.some(5) == nil))
  }
  print([1, 2].map { "\($0)" }.joined(separator: "-").isEmpty)
  print(apply((Int?.none ?? 6), { (v23: Int) -> Int in v23 }))
  print("v13", v13)
}
run()

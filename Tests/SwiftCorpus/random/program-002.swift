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
  switch E.none0 {
  case .one(let v1) where v1 > 2: print("one", v1)
  case .two(let v1, let v2): print("two", v1, v2)
  case .none0: print("none")
  default: print("default")
  }
  print([1, 2].map({ (n: Int) -> Int in n &+ 6 }).sorted(by: >))
  var v3: Int = weight(E.one(4))
  switch E.two(n: v3, s: String(describing: Int?.some(4))) {
  case .one(let v4) where v4 > 3: print("one", v4)
  case .two(let v4, let v5): print("two", v4, v5)
  case .none0: print("none")
  default: print("default")
  }
  if ((v3 <= v3) || [3].contains(v3)) {
    print([Int?.some(6), Int?.some(4)].compactMap { $0 }.sorted(by: >))
    for v6 in ([1, 2].sorted(by: <) + [[1, 2].count]).prefix(3) {
      var v7: S = S(a: S(a: 6, t: "q").twice, t: "<\([5, 0, 4])>", o: [5, 0, 4].first)
      print(v7)
    }
  } else {
    let v8: Bool = ("bc" + "bc").isEmpty
  }
  var v9: E = E.none0
  var v10: Int = 0
  print("a")
  var v11: E = E.none0
  var v12: Bool = ((S(a: 3, t: "q") == S(a: 0, t: "q")) || [1, 2].contains(v3))
  if ([1, 2].contains(v10) && (Int?.none == nil)) {
    var v13: Int = ((v10 / 7) % 4)
    if v12 {
      print(([3] + [v10]).max() as Any)
      print(v13)
    } else {
      let v14: Bool = (!([3].contains(v10)))
    }
  } else {
    let v15: [Int] = [Int?.none, Int?.some(6)].compactMap { $0 }.sorted(by: <)
  }
  if ([5, 0, 4] + [v10]).contains((v12 ? v10 : v10)) {
    switch E.one(weight(v11)) {
    case .one(let v16) where v16 > 4: print("one", v16)
    case .two(let v16, let v17): print("two", v16, v17)
    case .none0: print("none")
    default: print("default")
    }
  } else {
    for v18 in (Array([5, 0, 4].prefix(0)) + [S(a: 4, t: "q").a]).prefix(3) {
      let v19: S = S(a: v18, t: [5, 0, 4].map { "\($0)" }.joined(separator: "-"), o: [1, 2].first { $0 > v10 })
      print(v19.moved(by: min(v10, v3)))
    }
  }
  let v20: Bool = v12
  var v21: E = v11
  let v22: [Int] = [Int?.none, Int?.none].compactMap { $0 }.map { $0 &+ weight(v21) }
  print("v3", v3)
  print("v10", v10)
  print("v12", v12)
  print("v20", v20)
  print("v22", v22)
  print("v11", v11)
  print("v21", v21)
}
run()

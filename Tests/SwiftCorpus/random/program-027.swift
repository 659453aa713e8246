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
  print(([1, 2] + [3]).map({ (v1: Int) -> Int in v1 }))
  if "a".isEmpty {
    if let v2 = ([5, 0, 4] + [8]).max() {
      print(v2)
      print(v2)
    }
    print([5, 0, 4].map({ (n: Int) -> Int in n &+ 8 }).first as Any)
  } else {
    switch E.deep(S(a: 5, t: "a", o: Int?.none)) {
    case .one(let v3) where v3 > 2: print("one", v3)
    case .two(let v3, let v4): print("two", v3, v4)
    case .none0: print("none")
    default: print("default")
    }
  }
  if let v5 = [1, 2].sorted(by: <).first {
    var v6: Int = (min(v5, v5) % 5)
    print(E.none0)
  }
  if (S(a: 5, t: "x y") == S(a: 5, t: "q").moved(by: 8)) {
    print("<\([Int?.some(5), Int?.none].compactMap { $0 })>")
    var v7: E = E.one(0)
  } else {
    if ((true ? 1 : 4) > [5, 0, 4].reduce(4) { $0 &+ $1 }) {
      print((([5, 0, 4] + [7]) + ["é".count]))
      let v9: [Int] = Array([1, 2].prefix(3)).map({ (v8: Int) -> Int in v8 })
    } else {
      print(E.none0)
    }
  }
  let v10: Bool = ((!(true)) || (E.none0 == E.none0))
  print("a")
  print((String(describing: Int?.none) + "<\(E.one(8))>"))
  print(5)
  print(S(a: 9, t: "bc", o: Int?.none).a)
  print(([5, 0, 4].reduce(7) { $0 &+ $1 } % 8))
  if ((E.one(0) == E.one(5)) || v10) {
    var v12: [Int] = [3].sorted(by: >).map({ (v11: Int) -> Int in v11 })
    print(E.deep(S(a: 5, t: "x y", o: Int?.some(5))))
  } else {
    if Array([1, 2].reversed()).contains(S(a: 2, t: "q").a) {
      var v13: E = E.two(n: (v10 ? 8 : 3), s: String(2))
      print((weight(v13) / 2))
    } else {
      print(((0 / 6) / 6))
    }
  }
  for v14 in Array([3].sorted(by: <).prefix(3)).prefix(3) {
    if let v15 = [5, 0, 4].filter { $0 % 2 == 1 }.first {
      let v16: [Int] = Array(Array([3].prefix(3)).prefix(1))
      let v17: E = E.two(n: v14, s: "x y".uppercased())
    }
    switch E.deep(S(a: v14, t: "a")) {
    case .one(let v18) where v18 > 5: print("one", v18)
    case .two(let v18, let v19): print("two", v18, v19)
    case .none0: print("none")
    default: print("default")
    }
  }
  print("v10", v10)
}
run()

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
  for v1 in [3].map({ (n: Int) -> Int in n &+ 6 }).sorted(by: <).prefix(3) {
    print("x y")
    if let v2 = [1, 2].map({ (n: Int) -> Int in n &+ 2 }).first {
      var v3: Bool = (!((v2 != v2)))
      print(S(a: apply(v1, { (n: Int) -> Int in n &+ 7 }), t: "<\([5, 0, 4])>", o: [5, 0, 4].first))
    }
  }
  var v4: S = S(a: (true ? 0 : 2), t: "<\(E.one(0))>")
  if (Int?.none == nil) {
    v4.t += ("<\(true)>" + "a".uppercased())
    if let v5 = [1, 2].sorted(by: >).first { $0 > min(6, 3) } {
      v4.move(by: v5)
      print(E.none0)
    }
  } else {
    v4.move(by: S(a: 1, t: "x y").a)
  }
  print(Array([3].reversed()).reduce(min(7, 9)) { $0 &+ $1 })
  var v7: (Int) -> Int = { (v6: Int) -> Int in v6 }
  if let v8 = ([8, 4] as [Int]).max() {
    print(S(a: (Int?.some(4) ?? v8), t: ("x y" + "é"), o: [1, 2].firstIndex(of: v8)))
    var v9: String = String((v8 % 7))
  }
  for v10 in [Int?.some(2).map { $0 &* 4 }, [5, 0, 4].first].compactMap { $0 }.prefix(3) {
    v4.t += Array([1, 2].reversed()).map { "\($0)" }.joined(separator: "-")
  }
  let v11: Bool = ([5, 0, 4].first == nil)
  if let v12 = [5, 0, 4].max().map { $0 &* 2 } {
    print("x y")
    let v13: [Int] = Array([Int?.none, Int?.some(7)].compactMap { $0 }.reversed())
  }
  for v14 in [Int?.none, Int?.some(0)].compactMap { $0 }.map({ (v15: Int) -> Int in v15 }).prefix(3) {
    var v16: Int? = Int("<\(v14)>")
    v4.move(by: v14)
  }
  v4.a = 1 &+ ([5, 4] as [Int]).reduce([5, 0, 4].reduce(1) { $0 &+ $1 }) { $0 &+ $1 }
  let v18: (Int) -> Int = { (v17: Int) -> Int in v17 }
  var v19: String = String(describing: [1, 2].firstIndex(of: 3))
  for v20 in [Int?.some(6), Int?.none].compactMap { $0 }.sorted(by: <).prefix(3) {
    for v21 in [1, 2].filter { $0 % 2 == 1 }.sorted(by: >).prefix(3) {
      print(Int(v19).map { $0 &* 2 } as Any)
      let v22: Int? = Int?.some(8).map { $0 &* 2 }
    }
  }
  print([Int?.none, [5, 0, 4].first { $0 > 8 }].compactMap { $0 })
  for v23 in Array([5, 0, 4].map(v18).prefix(2)).prefix(3) {
    v4.o = [1, 2].filter { $0 % 2 == 0 }.first.map { $0 }
    if v11 {
      var v24: Int = ((v4 == v4) ? apply(v23, v7) : v23)
      v4.o = Array([5, 0, 4].reversed()).first.map { $0 }
    } else {
      print(E.deep(v4.moved(by: v23)))
    }
  }
  var v25: Bool = (S(a: 6, t: v19, o: Int?.some(2)) == v4)
  print("v11", v11)
  print("v25", v25)
  print("v19", v19)
  print("v4", v4)
}
run()

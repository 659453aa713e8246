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
  print(Array([5, 0, 4].map { $0 &+ 0 }.reversed()))
  if let v1 = ([3] + [0]).first { $0 > (3 | 9) } {
    print(E.two(n: (Int?.none ?? v1), s: String(v1)))
    print((S(a: 6, t: "q").twice | min(v1, v1)))
  }
  if let v2 = Array([3].prefix(3)).first {
    print(v2)
    print([3].map({ (n: Int) -> Int in n &+ 7 }).map({ (v3: Int) -> Int in v2 }))
  }
  for v4 in [3].sorted(by: >).sorted(by: >).prefix(3) {
    var v5: Bool = (E.two(n: v4, s: "x y") == E.deep(S(a: 8, t: "q")))
    var v6: S = S(a: (Int?.some(5) ?? v4), t: ("bc" + "bc"))
  }
  let v7: [Int] = ([[1, 2].count, (Int?.none ?? 4)] as [Int])
  var v8: S = S(a: 1, t: "x y").moved(by: v7.count)
  print((v7.count / 6))
  let v9: Int = v7.map { $0 &+ 9 }.count
  switch E.two(n: v8.a, s: String(describing: Int?.none)) {
  case .one(let v10) where v10 > 1: print("one", v10)
  case .two(let v10, let v11): print("two", v10, v11)
  case .none0: print("none")
  default: print("default")
  }
  var v12: S = S(a: (false ? v9 : v9), t: "a".uppercased(), o: v7.max())
  print(v7)
  if let v13 = Int(("é" + "é")) {
    let v14: Int? = v7.first
    if (!("a".isEmpty)) {
      v12.move(by: "x y".count)
      let v15: [Int] = [v7.first { $0 > v9 }, v14].compactMap { $0 }
    } else {
      print(v7)
    }
  }
  if (!(v7.contains(v9))) {
    for v16 in (v7.sorted(by: >) + [(v9 / 2)]).prefix(3) {
      let v17: E = E.one(4)
      v8.a = 1 &+ v7.map { $0 &+ v16 }.count
    }
    if (v7.count == min(v9, v9)) {
      print(v8.moved(by: (v9 % 5)))
      print(2)
    } else {
      print(v12)
    }
  } else {
    let v19: (Int) -> Int = { (v18: Int) -> Int in v18 }
  }
  if let v20 = Array(v7.reversed()).max() {
    v12.o = [Int?.some(6), Int?.none].compactMap { $0 }.first { $0 > v7.count }.map { $0 }
    var v21: Int = v20
  }
  print(apply((v9 / 5), { (v22: Int) -> Int in v9 }))
  print("v9", v9)
  print("v7", v7)
  print("v8", v8)
  print("v12", v12)
}
run()

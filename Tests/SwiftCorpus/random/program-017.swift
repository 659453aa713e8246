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
  var v1: S = S(a: [3].count, t: String(describing: Int?.none), o: [5, 0, 4].first { $0 > 6 })
  print(([3].reduce(0) { $0 &+ $1 } == [3].reduce(9) { $0 &+ $1 }))
  var v2: String = String(v1.twice)
  var v3: Int = ([1, 2].reduce(9) { $0 &+ $1 } % 3)
  if let v4 = Int(String(describing: Int?.some(7))) {
    v1.t += "<\((E.none0 == E.one(3)))>"
    if ((!(true)) && (!(true))) {
      print(weight(E.none0))
      print([[3].first, Int?.some(9)].compactMap { $0 })
    } else {
      var v6: (Int) -> Int = { (v5: Int) -> Int in v5 }
    }
  }
  if v2.isEmpty {
    v1.t += ([v3, v3] as [Int]).map { "\($0)" }.joined(separator: "-")
    let v7: Bool = (v3 == apply(v3, { (n: Int) -> Int in n &+ 4 }))
  } else {
    if [1, 2].filter { $0 % 2 == 0 }.contains(7) {
      let v8: String = v2
      print(([1, 2] + [v3]).contains(v8.count))
    } else {
      print(weight(E.deep(v1)))
    }
  }
  var v9: S = v1
  if (E.none0 == E.one(v3)) {
    var v10: Bool = (!((Int?.some(3) == nil)))
    let v11: Int? = Array([1, 2].prefix(1)).firstIndex(of: (v3 % 9))
  } else {
    v9.t += String(min(v3, v3))
  }
  var v12: S = S(a: v9.a, t: v2)
  if [3].filter { $0 % 2 == 1 }.contains((v3 / 3)) {
    var v13: S = v12
    v1.t += String(v3)
  } else {
    let v14: S = S(a: (v3 % 7), t: v2)
  }
  print("v3", v3)
  print("v2", v2)
  print("v9", v9)
  print("v12", v12)
}
run()

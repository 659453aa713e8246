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
  for v1 in Array([3].prefix(1)).map { $0 &+ S(a: 0, t: "q").a }.prefix(3) {
    let v2: S = S(a: v1, t: "<\(true)>")
    let v3: S = v2
  }
  var v4: [Int] = Array(([0, 4] as [Int]).prefix(0))
  var v5: Int = (apply(9, { (n: Int) -> Int in n &+ 6 }) % 8)
  let v6: Bool = (v4.firstIndex(of: v5) == nil)
  print(E.one(2))
  for v7 in Array(v4.map { $0 &+ v5 }.reversed()).prefix(3) {
    let v8: [Int] = v4.map { $0 &+ v7 }.filter { $0 % 2 == 1 }
    let v9: S = S(a: v7, t: "a".uppercased(), o: v8.firstIndex(of: v7))
  }
  if !v4.isEmpty { v4[0] = weight(E.two(n: v5, s: "a")) }
  let v10: [Int] = v4
  switch E.two(n: v5, s: "<\(S(a: 7, t: "q"))>") {
  case .one(let v11) where v11 > 3: print("one", v11)
  case .two(let v11, let v12): print("two", v11, v12)
  case .none0: print("none")
  default: print("default")
  }
  var v13: E = E.one(min(v5, v5))
  print("a".uppercased().isEmpty)
  print(v6)
  if v4.filter { $0 % 2 == 1 }.contains(S(a: 9, t: "q").a) {
    v5 = ((v5 ^ v5) % 4)
    print(String(describing: Int?.none).uppercased())
  } else {
    var v14: [Int] = v4.sorted(by: <)
  }
  if (E.one(v5) == E.deep(S(a: 7, t: "q"))) {
    for v15 in v4.map({ (n: Int) -> Int in n &+ 9 }).filter { $0 % 2 == 0 }.prefix(3) {
      if !v4.isEmpty { v4[0] = ((Int?.none ?? v5) / 6) }
      print(S(a: v5, t: "a", o: Int?.some(9)).moved(by: min(v5, v15)))
    }
    let v16: Int = (weight(v13) % 6)
  } else {
    let v17: [Int] = v4
  }
  let v18: String = (String(describing: Int?.some(3)) + String(v5))
  switch E.two(n: v5, s: (v18 + v18)) {
  case .one(let v19) where v19 > 0: print("one", v19)
  case .two(let v19, let v20): print("two", v19, v20)
  case .none0: print("none")
  default: print("default")
  }
  print("v5", v5)
  print("v6", v6)
  print("v18", v18)
  print("v4", v4)
  print("v10", v10)
  print("v13", v13)
}
run()

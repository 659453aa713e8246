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
  if let v1 = Int?.none {
    if ((S(a: 4, t: "q") == S(a: 7, t: "q")) && (!(false))) {
      print(v1)
      var v2: Bool = [3].filter { $0 % 2 == 1 }.contains(min(v1, v1))
    } else {
      print("a")
    }
    if (!("x y".isEmpty)) {
      let v3: Bool = (!("bc".isEmpty))
      print(min(v1, (Int?.some(4) ?? v1)))
    } else {
      print(2)
    }
  }
  var v4: Int? = Int?.some(0)
  print("a".uppercased().isEmpty)
  var v5: Int = ((S(a: 1, t: "q") == S(a: 1, t: "q")) ? weight(E.one(2)) : (2 / 5))
  let v6: E = E.one((v5 % 9))
  let v7: Int = v5
  switch v6 {
  case .one(let v8) where v8 > 1: print("one", v8)
  case .two(let v8, let v9): print("two", v8, v9)
  case .none0: print("none")
  default: print("default")
  }
  print(String(describing: [1, 2].first { $0 > v7 }))
  let v10: Int? = [v4, v4].compactMap { $0 }.first { $0 > 3 }
  var v11: E = v6
  var v12: [Int] = Array([3].map({ (n: Int) -> Int in n &+ 5 }).prefix(0))
  print((String(describing: v10) + v12.map { "\($0)" }.joined(separator: "-")))
  if !v12.isEmpty { v12[0] = ((v5 ^ v7) & v7) }
  let v13: Int = v7
  let v14: E = E.two(n: v12.count, s: v12.map { "\($0)" }.joined(separator: "-"))
  print(Int("<\(v6)>") as Any)
  print("v7", v7)
  print("v13", v13)
  print("v12", v12)
  print("v11", v11)
  print("v14", v14)
}
run()

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
  let v1: String = "é".uppercased().uppercased()
  print([Int?.some(4).map { $0 &* 2 }, Int?.some(8)].compactMap { $0 })
  print("bc".count)
  print((!((1 == 0))))
  for v2 in ([apply(3, { (n: Int) -> Int in n &+ 4 }), weight(E.none0)] as [Int]).prefix(3) {
    print(S(a: (Int?.none ?? v2), t: v1, o: Int?.some(8).map { $0 &* 4 }))
    print("<\(S(a: 2, t: "q"))>".uppercased())
  }
  print(((5 ^ 4) / 2))
  print((v1.count &+ 6))
  switch E.one([1, 2].count) {
  case .one(let v3) where v3 > 4: print("one", v3)
  case .two(let v3, let v4): print("two", v3, v4)
  case .none0: print("none")
  default: print("default")
  }
  let v6: (Int) -> Int = { (v5: Int) -> Int in v5 }
  print((min(3, 3) ^ (true ? 2 : 2)))
  print(([3].sorted(by: >) + [7]))
  print((apply(3, v6) % 9))
  print("<\(S(a: 7, t: v1))>")
  print(([4, 2] as [Int]).sorted(by: >))
  for v7 in Array(([1, 2] as [Int]).prefix(0)).prefix(3) {
    var v8: E = E.none0
    for v9 in Array([3].reversed()).map { $0 &+ (v7 &+ v7) }.prefix(3) {
      let v10: [Int] = ([v7, min(v7, v7)] as [Int])
      print((v10.max() ?? v10.count))
    }
  }
  for v11 in Array(Array([3].prefix(2)).prefix(0)).prefix(3) {
    var v12: Int = v11
    print(E.deep(S(a: v12, t: v1)))
  }
  print(S(a: 4, t: "q").moved(by: 9).a)
  print(Array([Int?.none, Int?.some(2)].compactMap { $0 }.prefix(2)))
  print("v1", v1)
}
run()

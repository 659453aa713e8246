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
  var v1: S = S(a: (Int?.some(0) ?? 5), t: ("é" + "bc"), o: [5, 0, 4].firstIndex(of: 4))
  for v2 in Array([Int?.some(5), Int?.some(9)].compactMap { $0 }.prefix(2)).prefix(3) {
    v1.o = Int(String(describing: Int?.none)).map { $0 }
    print([1, 2].first { $0 > v2 }.map { $0 &* 5 } as Any)
  }
  if ([5, 0, 4] + [8]).contains("é".count) {
    print([3].filter { $0 % 2 == 1 }.firstIndex(of: (false ? 1 : 5)) as Any)
    v1.a = 1 &+ (Int?.some(6) ?? apply(6, { (n: Int) -> Int in n &+ 8 }))
  } else {
    if (!((!(false)))) {
      print(String(describing: Int?.some(8)).count)
      print((weight(E.none0) < min(8, 9)))
    } else {
      print(v1)
    }
  }
  print(E.two(n: weight(E.none0), s: "<\(0)>"))
  v1.move(by: min([1, 2].count, weight(E.one(6))))
  print(([7, 6] as [Int]).contains((true ? 5 : 7)))
  let v4: Bool = (v1.moved(by: 5) == S(a: 2, t: "x y"))
  var v5: Bool = v4
  if let v6 = ([7, 5] as [Int]).first {
    print(E.two(n: v6, s: "x y".uppercased()))
    print(String(describing: [5, 0, 4].first))
  }
  let v7: Int = weight(E.deep(v1))
  print(([5, 0, 4] + [v7]).map { "\($0)" }.joined(separator: "-"))
  let v8: Bool = ([1, 2].contains(v7) || "a".isEmpty)
  print(Array(([v7, v7] as [Int]).prefix(1)))
  print("v7", v7)
  print("v5", v5)
  print("v8", v8)
  print("v1", v1)
}
run()

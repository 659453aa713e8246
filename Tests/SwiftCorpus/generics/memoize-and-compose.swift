// swift-format-ignore-file
func memoize<A: Hashable, B>(_ f: @escaping (A) -> B) -> (A) -> B { var cache: [A: B] = [:]; return { a in if let b = cache[a] { return b }; let b = f(a); cache[a] = b; return b } }
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
var calls = 0
let slow = memoize { (n: Int) -> Int in calls += 1; return n * n }
print(slow(4), slow(4), slow(5), calls)
let text = slow >>> { $0 + 1 } >>> String.init(describing:) >>> { $0.count }
print(text(10), curry(max)(3)(8), [1, 2].map(curry(+)(10)))

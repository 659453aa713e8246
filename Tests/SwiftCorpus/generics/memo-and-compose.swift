// swift-format-ignore-file
func memo<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var d: [K: V] = [:]; return { k in if let v = d[k] { return v }; let v = f(k); d[k] = v; return v } }
infix operator >>>: MultiplicationPrecedence; func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
var calls = 0; let slow = memo { (s: String) -> Int in calls += 1; return s.count }; let twice = slow >>> { $0 * 2 } >>> String.init
print(twice("abc"), twice("abc"), twice("z"), calls); func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }; print(flip(-)(1, 10), flip { (a: String, n: Int) in String(repeating: a, count: n) }(3, "x"))

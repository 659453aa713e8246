// swift-format-ignore-file
func throttle<T>(_ gap: Int, now: @escaping () -> Int, _ f: @escaping (T) -> Void) -> (T) -> Bool { var last: Int?; return { v in let t = now(); if let l = last, t - l < gap { return false }; last = t; f(v); return true } }
func memo<A: Hashable, B>(_ f: @escaping (A) -> B) -> (A) -> B { var c: [A: B] = [:]; return { a in if let b = c[a] { return b }; let b = f(a); c[a] = b; return b } }
func once(_ f: @escaping () -> Void) -> () -> Void { var g: (() -> Void)? = f; return { g?(); g = nil } }
func after(_ n: Int, _ f: @escaping () -> Void) -> () -> Void { var left = n; return { left -= 1; if left == 0 { f() } } }
var t = 0, got: [String] = []; let th = throttle(5, now: { t }) { (s: String) in got.append("\(s)@\(t)") }; let results = [0, 2, 5, 9, 10].map { (x: Int) -> Bool in t = x; return th("e\(x)") }; print(results, got)
var calls = 0; let sq = memo { (n: Int) -> Int in calls += 1; return n * n }; print([3, 3, 4, 3].map(sq), calls); let o = once { print("once") }; o(); o(); let a = after(3) { print("third") }; (1...4).forEach { _ in a() }

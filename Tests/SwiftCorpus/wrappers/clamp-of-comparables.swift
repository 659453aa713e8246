// swift-format-ignore-file
@propertyWrapper struct Clamp<V: Comparable> { var v: V; let r: ClosedRange<V>; init(wrappedValue: V, _ r: ClosedRange<V>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: Bool { v == r.upperBound || v == r.lowerBound } }
struct S { @Clamp(0...1) var vol = 0.5; @Clamp(1...9) var n: Int = 20; @Clamp("a"..."f") var c = "z" }
var s = S(); print(s.vol, s.n, s.c, s.$n); s.vol += 3; s.n -= 100; print(s.vol, s.$vol, s.n, s.$c); var t = s; t.n = 5; print(s.n, t.n, t.$n)

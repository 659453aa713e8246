// swift-format-ignore-file
@propertyWrapper class Lazy2<V> { private var f: (() -> V)?; private var v: V?; init(wrappedValue: @autoclosure @escaping () -> V) { f = wrappedValue }; var wrappedValue: V { get { if let v { return v }; let x = f!(); v = x; f = nil; return x } set { v = newValue; f = nil } }; var projectedValue: Lazy2<V> { self }; var isReady: Bool { v != nil } }
func make(_ n: Int) -> Int { print("make", n); return n }
final class C { @Lazy2 var a = make(1); @Lazy2 var b = make(2) }; let c = C(); print(c.$a.isReady, c.a, c.a, c.$a.isReady); c.b = 7; print(c.b)

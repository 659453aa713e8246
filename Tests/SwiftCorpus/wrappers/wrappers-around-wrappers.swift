// swift-format-ignore-file
@propertyWrapper struct Twice { var wrappedValue: Int { didSet { log.append(wrappedValue) } }; private(set) var log: [Int] = []; var projectedValue: [Int] { log } }
@propertyWrapper struct Max { var v: Int; let top: Int; init(wrappedValue: Int, top: Int = 5) { self.top = top; v = min(wrappedValue, top) }; var wrappedValue: Int { get { v } set { v = min(newValue, top) } } }
@propertyWrapper struct Box<T> { var wrappedValue: T; var projectedValue: Self { self } }
struct S { @Box @Max(top: 3) var a = 9; @Box @Max var b: Int; @Box @Box @Max(top: 2) var d: Int = 1
  init(_ n: Int) { b = n; b += 1; a = n } }
var s = S(4); print(s.a, s.b, s.d); s.a = 1; s.d += 6; print(s.a, s.d, s.$a.wrappedValue.wrappedValue)
struct M { @Box @Max var b: Int = 7; @Box var c: Int }
print(M(b: 10, c: 10).b, M(c: 3).b)
func f(@Max n: Int) -> Int { n * 10 }; print(f(n: 50), f(n: 2))
func g() { @Box @Max(top: 6) var x = 10; x -= 1; print(x, $x.wrappedValue.wrappedValue); x = 100; print(x) }; g()
final class C { @Box @Max(top: 4) var n = 0 { didSet { print("did", oldValue, n) } } }; let c = C(); c.n = 9; c.n -= 2

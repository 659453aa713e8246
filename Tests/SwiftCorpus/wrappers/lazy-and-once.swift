// swift-format-ignore-file
@propertyWrapper struct Once<V> { private var make: (() -> V)?; private var value: V?
  init(wrappedValue: @autoclosure @escaping () -> V) { make = wrappedValue }
  var wrappedValue: V { mutating get { if let value { return value }; let v = make!(); value = v; make = nil; return v } set { value = newValue; make = nil } } }
var calls = 0
func costly() -> Int { calls += 1; return calls * 100 }
struct S { @Once var a = costly(); @Once var b = costly() }
var s = S()
print(calls)
print(s.b, s.b, calls)
s.a = 5
print(s.a, calls)
var t = s
t.b = 1
print(s.b, t.b)

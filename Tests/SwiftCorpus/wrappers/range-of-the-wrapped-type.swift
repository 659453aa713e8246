// swift-format-ignore-file
@propertyWrapper struct Clamped<V: Comparable> { var v: V; let r: ClosedRange<V>
  init(wrappedValue: V, in r: ClosedRange<V>) { self.r = r; v = wrappedValue }
  var wrappedValue: V { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }
  var projectedValue: ClosedRange<V> { r } }
struct S { @Clamped(in: 0...1) var x = 0.5; @Clamped(in: 0...10) var y: Float = 2; @Clamped(in: 0...9) var n = 3 }
func run() { var s = S(); print(s.$x, s.$y, s.$n); s.x = 7; s.y = -1; s.n = 12; print(s.x, s.y, s.n); print((0...1 as ClosedRange<Double>).upperBound) }
run()

// swift-format-ignore-file
@propertyWrapper struct Logged<V> { private var v: V; private(set) var projectedValue: [V] = []
  init(wrappedValue: V) { v = wrappedValue }
  var wrappedValue: V { get { v } set { projectedValue.append(v); v = newValue } } }
@propertyWrapper struct Limited<V: Comparable> { let range: ClosedRange<V>; private var v: V
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }; var projectedValue: Self { self } }
struct Badge { @Logged @Limited(0...99) var count = 120; @Logged var label = "new" 
  mutating func show(_ n: Int) { count = n; label = n > 99 ? "99+" : "\(n)" } }
var b = Badge(); print(b.count, b.label); b.show(150); b.show(-3); print(b.count, b.label, b.$label, b.$count.map(\.wrappedValue), b.$count.count)

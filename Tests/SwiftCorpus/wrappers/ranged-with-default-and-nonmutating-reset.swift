// swift-format-ignore-file
@propertyWrapper struct Ranged<V: Comparable> { private var v: V; let range: ClosedRange<V>; private let initial: V
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound); initial = v }
  var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: Self { get { self } set { self = newValue } } ; mutating func reset() { v = initial } ; var isAtLimit: Bool { v == range.lowerBound || v == range.upperBound } }
struct Audio: CustomStringConvertible { @Ranged(0...10) var volume = 50; @Ranged(-1.0...1.0) var balance = 0.25; @Ranged("a"..."f") var group: String = "c"; var description: String { "\(volume) \(balance) \(group)" } }
var a = Audio(); print(a, a.$volume.isAtLimit); a.volume -= 3; a.balance = -7; a.group = "z"; let copy = a; a.$volume.reset(); a.$balance.reset(); print(a, copy, a.$group.range, separator: " | ")
struct Pair { @Ranged(0...5) var x = 1; @Ranged var y: Int; init(y: Int) { _y = Ranged(wrappedValue: y, 0...3) } }; var p = Pair(y: 9); print(p.x, p.y); p.x = 100; (p.x, p.y) = (p.y, p.x); print(p.x, p.y)

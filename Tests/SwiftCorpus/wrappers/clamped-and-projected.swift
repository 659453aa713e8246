// swift-format-ignore-file
@propertyWrapper struct Clamped { private var value: Int; let range: ClosedRange<Int>; private(set) var projectedValue = 0
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Int { get { value } set { if !range.contains(newValue) { projectedValue += 1 }; value = min(max(newValue, range.lowerBound), range.upperBound) } } }
struct Volume { @Clamped(0...10) var level = 5; @Clamped(1...3) var channel: Int = 9 }
var v = Volume()
v.level = 20; v.level -= 30; v.channel = 2
print(v.level, v.$level, v.channel, v.$channel)
var w = Volume(level: 11, channel: 0)
print(w.level, w.channel, w.$level)
w.level += 3
print(w.$level)

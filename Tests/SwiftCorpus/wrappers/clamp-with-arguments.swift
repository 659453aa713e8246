// swift-format-ignore-file
@propertyWrapper struct Clamp<T: Comparable> { private var v: T; private let r: ClosedRange<T>; init(wrappedValue: T, _ r: ClosedRange<T>) { self.r = r; v = Swift.min(Swift.max(wrappedValue, r.lowerBound), r.upperBound) }; var wrappedValue: T { get { v } set { v = Swift.min(Swift.max(newValue, r.lowerBound), r.upperBound) } }; var projectedValue: ClosedRange<T> { r } }
struct Audio { @Clamp(0...1) var volume: Double = 0.5; @Clamp(-5...5) var bass = 0; @Clamp("a"..."f") var grade = "z"; @Clamp(0...9) var level = 1
  init(level: Int) { self.level = level } }
var a = Audio(level: 40)
print(a.volume, a.bass, a.grade, a.level, a.$bass)
a.volume += 2; a.bass -= 9; a.level = 3
print(a.volume, a.bass, a.level, a.$volume.upperBound)

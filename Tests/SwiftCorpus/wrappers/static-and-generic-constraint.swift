// swift-format-ignore-file
import Foundation
@propertyWrapper struct Clamp<V: Comparable> {
  private var v: V
  let range: ClosedRange<V>
  var wrappedValue: V { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
}
struct Player { @Clamp(0...100) var health = 150; @Clamp(0...1) var volume: Double = 0.5; @Clamp("a"..."m") var letter = "z" }
var p = Player()
print(p.health, p.volume, p.letter)
p.health -= 500; p.volume *= 4; p.letter = "c"
print(p.health, p.volume, p.letter)

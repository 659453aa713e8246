@propertyWrapper
struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
struct Player {
  @Clamped(0...10) var health = 5
  @Clamped(0...1) var ratio: Double = 2
  var name = "p"
}
var player = Player()
player.health += 20
print(player.health, player.ratio, player.name)
player.health = -3
print(player.health)
func local() {
  @Clamped(1...3) var n = 9
  print(n)
  n = 0
  print(n)
}
local()

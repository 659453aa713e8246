@propertyWrapper
struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
struct Player {
  @Clamped(0...10) var volume = 50
}
var player = Player()
print(player.volume)
player.volume = -4
print(player.volume)
player.volume += 3
print(player.volume)

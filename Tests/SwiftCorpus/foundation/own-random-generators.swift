// swift-format-ignore-file
struct Linear: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
final class Dice {
  var generator = Linear(state: 7)
  func roll() -> Int { .random(in: 1...6, using: &generator) }
  func pick<T>(_ items: [T]) -> T? { items.randomElement(using: &generator) }
}
func roll<G: RandomNumberGenerator>(_ count: Int, using generator: inout G) -> [Int] {
  (0..<count).map { _ in Int.random(in: 0..<10, using: &generator) }
}
func run() {
  let dice = Dice()
  print((0..<8).map { _ in dice.roll() }, dice.pick(["a", "b", "c"])!)
  var g = Linear(state: 1)
  var list = Array(1...8)
  list.shuffle(using: &g)
  print(list, (1...3).shuffled(using: &g), roll(4, using: &g), Bool.random(using: &g))
  print(Double.random(in: -1..<1, using: &g), Double.random(in: 0...1, using: &g))
  print(Float.random(in: 0..<1, using: &g), UInt8.random(in: 0...255, using: &g))
  print(UInt64.random(in: 5...9, using: &g), g.next(upperBound: 10 as UInt64))
}
run()

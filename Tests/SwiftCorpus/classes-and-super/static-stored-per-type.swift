class Counter {
  static var count = 0
  let number: Int
  init() {
    Counter.count += 1
    number = Counter.count
  }
}
class Special: Counter {}
let all = [Counter(), Special(), Counter()]
print(all.map(\.number), Counter.count, Special.count)

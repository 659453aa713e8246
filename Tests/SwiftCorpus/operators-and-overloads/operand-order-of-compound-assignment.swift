final class Counter { var count = 1, items = [1, 2] }
let counter = Counter()
var local = 1
func change() -> Int {
  local = 10
  counter.count = 10
  counter.items[0] = 7
  return 5
}
local += change()
counter.count += change()
counter.items[0] += change()
print(local, counter.count, counter.items)
local = local + change()
print(local)

final class Counter {
  var value = 0
}
let one = Counter()
let two = one
two.value = 7
print(one.value, one === two, one === Counter())

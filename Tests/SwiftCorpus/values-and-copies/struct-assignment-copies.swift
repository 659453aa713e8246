struct Badge {
  var count: Int
}
let first = Badge(count: 1)
var second = first
second.count += 4
print(first.count, second.count)
print(first, second)

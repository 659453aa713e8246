func clear(_ badge: inout Int) {
  badge = 0
}
func swapFirst(_ items: inout [Int], with value: inout Int) {
  swap(&items[0], &value)
}
var badge = 5
clear(&badge)
var items = [1, 2]
var value = 9
swapFirst(&items, with: &value)
print(badge, items, value)

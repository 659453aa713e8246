var order = ["a", "b", "c"]
order.swapAt(0, 2)
print(order)
var left = 1
var right = 2
swap(&left, &right)
print(left, right)
let previous = order
order.reverse()
print(previous, order)

enum Order: Int {
  case less = -1
  case same, more
}
func ?? (order: Order, next: @autoclosure () -> Order) -> Order { order == .same ? next() : order }
let (a, b) = (Order.same, Order.more)
let none: Int? = nil
print(a ?? b, b ?? a, none ?? 4)

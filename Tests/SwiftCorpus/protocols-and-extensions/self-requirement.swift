protocol Copyable2 {
  func copied() -> Self
}
struct Page: Copyable2 {
  var number: Int
  func copied() -> Page { Page(number: number + 1) }
}
func twice<T: Copyable2>(_ value: T) -> T { value.copied().copied() }
print(twice(Page(number: 1)).number)
extension Equatable {
  func isAny(of others: Self...) -> Bool { others.contains(self) }
}
print(3.isAny(of: 1, 2, 3), "a".isAny(of: "b"))

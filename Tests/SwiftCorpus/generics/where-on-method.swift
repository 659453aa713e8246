struct Wrapper<T> {
  var value: T
  func isSame(as other: Wrapper) -> Bool where T: Equatable { value == other.value }
}
extension Wrapper where T == String {
  var length: Int { value.count }
}
extension Wrapper where T: Numeric {
  func doubled() -> T { value + value }
}
print(
  Wrapper(value: 1).isSame(as: Wrapper(value: 1)), Wrapper(value: "abc").length,
  Wrapper(value: 2.5).doubled())

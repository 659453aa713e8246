// swift-format-ignore-file
func zip<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
  guard let a, let b else { return nil }
  return (a, b)
}
func first<T, U>(of items: [T], _ transform: (T) -> U?) -> U? {
  for item in items { if let found = transform(item) { return found } }
  return nil
}
func apply<T>(_ value: T, times: Int = 2, _ body: (T) -> T) -> T {
  var result = value
  for _ in 0..<times { result = body(result) }
  return result
}
if let (a, b) = zip(1, "x") { print(a, b) }
print(zip(1, nil as Int?) == nil, first(of: ["a", "2", "3"]) { Int($0) } ?? 0)
print(apply(3) { $0 * $0 }, apply("a", times: 3) { $0 + "b" }, apply([1]) { $0 + $0 })

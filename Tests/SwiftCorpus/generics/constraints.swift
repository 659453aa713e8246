func largest<T: Comparable>(_ items: [T]) -> T? {
  guard var best = items.first else { return nil }
  for item in items where item > best { best = item }
  return best
}
func same<T>(_ a: T, _ b: T) -> Bool where T: Equatable { a == b }
print(largest([3, 9, 2]) as Any, largest(["b", "a"]) ?? "", largest([Double]()) as Any)
print(same(1, 1), same("a", "b"))

func pick<T>(_ items: [T], _ index: Int) -> T? {
  items.indices.contains(index) ? items[index] : nil
}
print(pick([1, 2], 1) as Any, pick(["a"], 3) as Any)
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
print(pair(1, "x"), pair("k", [1.5]))

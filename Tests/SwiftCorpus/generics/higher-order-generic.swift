func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  { g(f($0)) }
}
let length = compose({ (text: String) in text.count }, { $0 * 10 })
print(length("abc"))
func group<T, K: Hashable>(_ items: [T], by key: (T) -> K) -> [K: [T]] {
  items.reduce(into: [:]) { $0[key($1), default: []].append($1) }
}
let grouped = group(["a", "bb", "cc"]) { $0.count }
print(grouped[1]!, grouped[2]!)

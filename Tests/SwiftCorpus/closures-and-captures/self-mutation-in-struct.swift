struct Counter {
  var count = 0
  mutating func addAll(_ items: [Int]) {
    items.forEachItem { count += $0 }
  }
}
extension Array {
  func forEachItem(_ body: (Element) -> Void) { for item in self { body(item) } }
}
var counter = Counter()
counter.addAll([1, 2, 3])
print(counter.count)

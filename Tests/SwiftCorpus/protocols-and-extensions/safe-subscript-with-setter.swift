extension Array {
  subscript(safe index: Int) -> Element? {
    get { indices.contains(index) ? self[index] : nil }
    set {
      guard let newValue, indices.contains(index) else { return }
      self[index] = newValue
    }
  }
}
var badges = [1, 2]
badges[safe: 1] = 7
badges[safe: 9] = 8
badges[safe: 0]? += 10
print(badges, badges[safe: 1] as Any, badges[safe: 5] ?? -1)
var groups = [["a"], ["b"]]
groups[safe: 1]?.append("c")
print(groups)

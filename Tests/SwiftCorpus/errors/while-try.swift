struct Source {
  var items = [1, 2, -1, 3]
  enum End: Error { case negative }
  mutating func next() throws -> Int? {
    guard !items.isEmpty else { return nil }
    let item = items.removeFirst()
    if item < 0 { throw End.negative }
    return item
  }
}
var source = Source()
do {
  while let item = try source.next() { print(item) }
} catch {
  print("stopped:", error, source.items)
}

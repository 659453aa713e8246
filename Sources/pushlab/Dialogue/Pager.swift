/// A long text in pieces that each wait for Enter.
struct Pager {
  private var pages: [[String]] = []

  var isAtEnd: Bool { pages.isEmpty }

  init() {}

  init(_ pages: [[String]]) { self.pages = pages }

  mutating func next() -> [String]? { pages.isEmpty ? nil : pages.removeFirst() }
}

struct Feed {
  private(set) var items: [String] = []
  lazy var header: String = {
    "header \(items.count)"
  }()
  var isEmpty: Bool { items.isEmpty }
  mutating func add(_ item: String) { items.append(item) }
  static func + (a: Feed, b: Feed) -> Feed { var c = a; c.items += b.items; return c }
}
var feed = Feed()
feed.add("a")
print(feed.header)
feed.add("b")
print(feed.header, feed.isEmpty, (feed + feed).items)
class Profile {
  var first = "A", last = "B"
  lazy var full = first + last
  lazy var upper = { [unowned self] in self.full.lowercased() }
}
let profile = Profile()
profile.first = "C"
print(profile.full, profile.upper())
profile.first = "D"
print(profile.full)

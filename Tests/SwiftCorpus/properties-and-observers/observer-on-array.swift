class Feed {
  var items: [String] = [] {
    didSet { print(oldValue.count, "->", items.count) }
  }
}
let feed = Feed()
feed.items.append("a")
feed.items += ["b", "c"]
feed.items[0] = "z"
feed.items.removeAll()

var items = ["a", "b", "c"]
items.append("d")
items.insert("z", at: 0)
items.remove(at: 1)
print(items, items.count, items.first!, items.last!, items.isEmpty)
items += ["e"]
items.append(contentsOf: ["f", "g"])
print(
  items.firstIndex(of: "c")!, items.contains("q"), items.removeFirst(), items.removeLast(), items)
items.removeAll()
print(items)

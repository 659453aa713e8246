// swift-format-ignore-file
func count(_ words: [String]) -> Int {
  var total = 0 {
    didSet { print("total", oldValue, "->", total) }
  }
  var list: [String] = [] {
    didSet { print("list has", list.count) }
  }
  for word in words {
    total += word.count
    list.append(word)
  }
  return total
}
print(count(["ab", "c"]))

let words = ["push", "tap", "launch", "wake"]
print(words.filter { $0.count == 4 }.map { $0.uppercased() }.joined(separator: ","))
print(words.contains { $0.hasPrefix("la") }, words.allSatisfy { $0.count > 2 })
print(words.max { $0.count < $1.count }!, words.min(by: { $0 < $1 })!)
print(words.flatMap { Array($0.prefix(1)) }, words.firstIndex { $0 == "tap" }!)
print(
  words.reduce(into: [Int: Int]()) { $0[$1.count, default: 0] += 1 }.sorted { $0.key < $1.key }.map
  { "\($0.key):\($0.value)" })

// swift-format-ignore-file
let words = ["apple", "bob", "cat", "avocado", "banana", "cow"]
let groups = Dictionary(grouping: words) { $0.first! }
for key in groups.keys.sorted() { print(key, groups[key]!) }
let counts = words.reduce(into: [Int: Int]()) { $0[$1.count, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }, words.max { $0.count < $1.count }!, words.min()!)
let (short, long) = words.reduce(into: (short: [String](), long: [String]())) { r, w in if w.count < 4 { r.short.append(w) } else { r.long.append(w) } }
print(short, long, words.partitioned { $0.hasPrefix("b") })
extension Array { func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) { (filter(f), filter { !f($0) }) } }
print(zip(words, words.dropFirst()).filter { $0.0.count > $0.1.count }.map { "\($0)>\($1)" }, words.enumerated().compactMap { $0 % 2 == 0 ? $1.count : nil })
print(words.sorted { ($0.count, $0) < ($1.count, $1) }, Array(words.joined(separator: "").prefix(3)), words.firstIndex(where: { $0.contains("w") })!)

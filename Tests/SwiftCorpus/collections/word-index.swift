// swift-format-ignore-file
let text = "the cat and the hat and the bat"
let words = text.split(separator: " ").map(String.init)
var index: [String: [Int]] = [:]
for (place, word) in words.enumerated() { index[word, default: []].append(place) }
let ordered = index.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }
for (word, places) in ordered.prefix(3) { print(word, places) }
print(index.filter { $0.value.count == 1 }.keys.sorted(), index.values.flatMap { $0 }.sorted() == Array(words.indices))
let bigrams = zip(words, words.dropFirst()).map { "\($0) \($1)" }
print(Set(bigrams).count, bigrams.filter { $0 == "and the" }.count, words.reversed().first!, words.dropFirst(2).prefix(2))
print(words.reduce(into: [Int: Set<String>]()) { $0[$1.count, default: []].insert($1) }[3]!.sorted())

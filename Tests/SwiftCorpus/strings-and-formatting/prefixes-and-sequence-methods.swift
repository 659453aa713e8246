// swift-format-ignore-file
let word = "notification"
print(word.hasPrefix("not"), word.hasSuffix("tion"), word.dropFirst(3), word.dropLast(4), word.prefix(3) + word.suffix(2))
print(String(word.reversed()), word.filter { "aeiou".contains($0) }, word.map { $0 == "i" ? "!" : $0 }.count, word.prefix { $0 != "f" })
print(word.enumerated().filter { $0.offset % 4 == 0 }.map { $0.element }, String(word.sorted()), Set(word).count, word.max()!)
print(word.starts(with: "no"), word.allSatisfy(\.isLowercase), word.randomElement() != nil, word.firstIndex { $0 == "f" }! < word.endIndex)
print(word.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }.filter { $0.value > 2 }.keys.sorted(), word.lowercased() == word)
print(word.contains { $0 == "z" }, word.elementsEqual("notification"), word.split { $0 == "i" }, String(word.shuffled()).count, word.compactMap(\.hexDigitValue))

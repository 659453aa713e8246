let word = "aB3 é_9"
print(word.filter(\.isLetter), word.filter { $0.isNumber }, word.map { $0.isUppercase ? "U" : "l" }.joined())
print(word.allSatisfy { $0.isASCII }, word.contains { $0 == "_" }, word.first!.isLowercase)
let counts = word.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
print(counts["a"] ?? 0, counts.count, word.split { !$0.isLetter }.map(String.init))
print("café".count, "e\u{301}" == "é", "👨‍👩‍👧".count, "\u{1F600}".unicodeScalars.count)
print(Character("a").asciiValue! + 1, Character(Unicode.Scalar(98)), "7".first!.wholeNumberValue ?? -1)
print("abc".uppercased() < "abc", "a" < "b", "Zebra" < "apple")

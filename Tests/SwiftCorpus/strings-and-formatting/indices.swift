let text = "push"
let start = text.startIndex
let second = text.index(after: start)
let third = text.index(start, offsetBy: 2)
print(text[start], text[second], text[third...], text[..<third], text[second...third])
print(text[text.index(before: text.endIndex)], text.distance(from: start, to: text.endIndex))
if let found = text.firstIndex(of: "s") { print(text[found...], text[..<found]) }

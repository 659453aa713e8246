import Foundation

let text = "Hello, 世界!"
let comma = text.firstIndex(of: ",")!
print(text[..<comma], text[text.index(after: comma)...].count, text.count, text.utf8.count)
print(text[text.startIndex], text[text.index(text.startIndex, offsetBy: 4)], text.last!)
print(text.distance(from: text.startIndex, to: comma), text.index(comma, offsetBy: 99, limitedBy: text.endIndex) == nil)
var copy = text
copy.insert("!", at: copy.endIndex)
copy.remove(at: copy.startIndex)
copy.replaceSubrange(copy.startIndex..<copy.index(copy.startIndex, offsetBy: 2), with: "J")
print(copy, copy.hasSuffix("!!"), String(copy.reversed()))
if let range = text.range(of: "世") { print(text[range.lowerBound...], text.distance(from: text.startIndex, to: range.lowerBound)) }

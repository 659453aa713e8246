// swift-format-ignore-file
import Foundation

let regex = try! NSRegularExpression(pattern: "(?<key>[a-z]+)=(\\d+)?", options: [.caseInsensitive])
let text = "a=1&é👍 BC=22&d="
let whole = NSRange(text.startIndex..., in: text)
for match in regex.matches(in: text, range: whole) {
  let key = (text as NSString).substring(with: match.range(withName: "key"))
  let value = Range(match.range(at: 2), in: text).map { String(text[$0]) }
  print(match.range, key, value ?? "none", match.numberOfRanges, match.range(at: 2).location == NSNotFound)
}
print(regex.numberOfMatches(in: text, options: [], range: whole), regex.pattern, regex.numberOfCaptureGroups)
print(regex.stringByReplacingMatches(in: text, range: whole, withTemplate: "<$2|$1|\\$1>"))
print(regex.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
print(regex.rangeOfFirstMatch(in: text, range: NSRange(location: 2, length: 13)))
regex.enumerateMatches(in: text, range: whole) { match, _, stop in
  print(match!.range.location)
  stop.pointee = true
}
do { _ = try NSRegularExpression(pattern: "(") } catch { print((error as NSError).code) }
print(NSRegularExpression.escapedPattern(for: "1.5 (a+b)"))

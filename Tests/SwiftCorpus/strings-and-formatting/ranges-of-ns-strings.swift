// swift-format-ignore-file
import Foundation

let text = "héy 👋 wörld"
let range = text.range(of: "wörld")!
let place = NSRange(range, in: text)
print(place, (text as NSString).substring(with: place), (text as NSString).length)
print(Range(place, in: text).map { text[$0] } ?? "-", Range(NSRange(location: 5, length: 1), in: text) == nil)
print(Range(NSRange(location: 40, length: 1), in: text) == nil, NSRange(text.startIndex..., in: text))
print((text as NSString).substring(from: 7), (text as NSString).substring(to: 3))
print((text as NSString).replacingCharacters(in: NSRange(location: 4, length: 2), with: "hi"))
let start = text.index(text.startIndex, offsetBy: 4)
print(text.replacingOccurrences(of: "ö", with: "o", options: [], range: start..<text.endIndex))
print("aXbxc".replacingOccurrences(of: "x", with: "-", options: .caseInsensitive, range: nil))

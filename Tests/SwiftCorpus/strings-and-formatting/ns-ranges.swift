// swift-format-ignore-file
import Foundation
let r = NSRange(location: 2, length: 3), s = NSMakeRange(4, 5)
print(r, r.lowerBound, r.upperBound, NSMaxRange(s), NSLocationInRange(3, r), r == NSRange(2..<5))
print(NSIntersectionRange(r, s), NSUnionRange(r, s), r.intersection(NSRange(location: 9, length: 1)) == nil, NSNotFound == Int.max)
let text = "a token b"
let found = NSRange(text.range(of: "token")!, in: text)
print(found.location, found.length, (text as NSString).substring(with: found))

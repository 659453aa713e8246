import Foundation

let parts: [String?] = ["a", nil, "c"]
print(parts.compactMap { $0 }.joined(separator: "/"), parts.map { $0 ?? "_" }.joined())
let banner = "=" + "==" + String("=")
print(banner, banner.count, banner == "====", "a".appending("b"), "x".isEmpty)
print(["a": 1].map { "\($0.key)=\($0.value)" }.joined(separator: "&"))

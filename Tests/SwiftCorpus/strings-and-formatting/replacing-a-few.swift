// swift-format-ignore-file
import Foundation
let text = "a-b-c-d"
print(text.replacing("-", with: "+", maxReplacements: 2), text.replacing("-", with: "+"), text.replacing("-", with: "", maxReplacements: 0))
print(text.replacingOccurrences(of: "-", with: "/", options: [], range: nil))

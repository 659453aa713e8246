// swift-format-ignore-file
import Foundation
let text = "user=ada;role=admin;user=bob"
if let range = text.range(of: "role=") {
  let rest = text[range.upperBound...]
  print(rest.prefix { $0 != ";" }, text[..<range.lowerBound])
}
var start = text.startIndex
var found: [Int] = []
while let range = text.range(of: "user=", range: start..<text.endIndex) {
  found.append(text.distance(from: text.startIndex, to: range.lowerBound))
  start = range.upperBound
}
print(found, text.components(separatedBy: ";").count)
let pairs = text.split(separator: ";").map { $0.split(separator: "=") }
let grouped = Dictionary(grouping: pairs, by: { $0[0] }).mapValues { $0.map { $0[1] } }
print(grouped["user"]!, grouped["role"]!)
print(String(text.reversed().prefix(3)), text.index(of: ";") == text.firstIndex(of: ";"))

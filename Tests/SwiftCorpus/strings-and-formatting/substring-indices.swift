// swift-format-ignore-file
import Foundation
func run() {
  let s = "a[bc]d"
  if let o = s.firstIndex(of: "["), let c = s[o...].firstIndex(of: "]") { print(s[s.index(after: o)..<c]); print(s[o...c]) }
  let rest = s[s.index(s.startIndex, offsetBy: 2)...]
  if let j = rest.firstIndex(of: "]") { print(s[..<j], rest[..<j], s.distance(from: s.startIndex, to: j)) }
  let d = s.dropFirst(2)
  print(s[d.startIndex...], s.distance(from: s.startIndex, to: d.startIndex))
  let parts = s.split(separator: "[")
  print(s[..<parts[1].startIndex], s[parts[1].endIndex...].isEmpty)
  if let r = s.range(of: "bc") { let tail = s[r.upperBound...]; print(tail, tail.startIndex == r.upperBound); if let q = tail.range(of: "d") { print(s[r.lowerBound..<q.lowerBound]) } }
}
run()

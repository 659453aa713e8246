// swift-format-ignore-file
import Foundation
func grade(_ score: Int) -> String {
  var notes: [String] = []
  switch score {
  case 90...: notes.append("A"); fallthrough
  case 80..<90: notes.append("passed well"); fallthrough
  case 60..<80: notes.append("passed")
  case Int.min..<0: notes.append("invalid")
  default: notes.append("failed")
  }
  return notes.joined(separator: ", ")
}
for s in [95, 85, 60, 59, -1] { print(s, grade(s)) }
outer: for i in 1... {
  for j in 1...3 { if i * j == 6 { print(i, j); break outer }; if j > i { continue outer } }
}

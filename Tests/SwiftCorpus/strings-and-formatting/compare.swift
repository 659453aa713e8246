import Foundation

print(
  "a" < "b", "a".compare("b") == .orderedAscending, "a".caseInsensitiveCompare("A") == .orderedSame)
print(
  "1.10.0".compare("1.9.0", options: .numeric) == .orderedDescending, "abc" == "ABC".lowercased())
print(["b", "C", "a"].sorted(), ["b", "C", "a"].sorted { $0.lowercased() < $1.lowercased() })
print("a".compare("A", options: .caseInsensitive).rawValue)

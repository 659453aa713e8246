import Foundation

print(String(repeating: "ab", count: 3), String(repeating: "-", count: 0).isEmpty)
print(
  "7".padding(toLength: 3, withPad: "0", startingAt: 0) + "|",
  "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0))
let number = "42"
print(String(repeating: "0", count: max(0, 5 - number.count)) + number)

import Foundation

print("a,b,,c".split(separator: ","), "a,b,,c".components(separatedBy: ","))
print(
  "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
  "a b c".split(separator: " ", maxSplits: 1))
print(
  ["x", "y"].joined(), ["x", "y"].joined(separator: "-"),
  "k=v=w".split(separator: "=", maxSplits: 1).map(String.init))
print(
  "one  two".split { $0 == " " }, "a-b_c".components(separatedBy: CharacterSet(charactersIn: "-_")))

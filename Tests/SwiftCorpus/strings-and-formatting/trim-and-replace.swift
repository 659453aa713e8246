import Foundation

let raw = "  Title: Hello-World \n"
let trimmed = raw.trimmingCharacters(in: .whitespacesAndNewlines)
print("[\(trimmed)]", trimmed.replacingOccurrences(of: "-", with: " "))
print(trimmed.components(separatedBy: ": "), trimmed.lowercased().hasPrefix("title"))
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false).count)
print("x=1&y=2".split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }.map { "\($0[0])->\($0[1])" })
print("--abc--".trimmingCharacters(in: CharacterSet(charactersIn: "-")), "abcabc".replacingOccurrences(of: "bc", with: "", options: [], range: nil))
print("Hello".range(of: "ELL", options: .caseInsensitive) != nil, "snake_case_name".split(separator: "_").map(\.capitalized).joined())

// swift-format-ignore-file
struct Version: Comparable, ExpressibleByStringLiteral { let parts: [Int]
  init(stringLiteral s: String) { parts = s.split(separator: ".").map { Int($0) ?? 0 } }
  static func < (a: Version, b: Version) -> Bool { for (x, y) in zip(a.parts, b.parts) where x != y { return x < y }; return a.parts.count < b.parts.count } }
let current: Version = "15.4.1"
print(current > "15.4", current >= "15.10", current == "15.4.1", max(current, "16.0").parts, ["1.2", "1.10", "1.1"].map(Version.init(stringLiteral:)).sorted().map(\.parts))
print((("14.0" as Version)...("15.9" as Version)).contains(current), current != "15")
switch current { case ..<"15.0": print("old"); case "15.0"..<"16.0": print("mid"); default: print("new") }

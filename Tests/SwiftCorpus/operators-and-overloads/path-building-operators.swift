// swift-format-ignore-file
struct Path: ExpressibleByStringLiteral, CustomStringConvertible, Equatable { var parts: [String]; init(stringLiteral s: String) { parts = s.split(separator: "/").map(String.init) }; init(_ p: [String]) { parts = p }
  static func / (a: Path, b: Path) -> Path { Path(a.parts + b.parts) }; static func / (a: Path, b: String) -> Path { Path(a.parts + [b]) }; static func /= (a: inout Path, b: String) { a = a / b }; static prefix func ^ (p: Path) -> Path { Path(p.parts.dropLast()) }; static func ~= (pattern: Path, p: Path) -> Bool { pattern.parts.count == p.parts.count && zip(pattern.parts, p.parts).allSatisfy { $0 == "*" || $0 == $1 } }; var description: String { "/" + parts.joined(separator: "/") } }
prefix operator ^
var p: Path = "a/b"; let name = "c d"; print(p / "c" / "d", p / name, ^p, ^(^p), p == "/a//b/"); p /= "z"; print(p, ^p / "q" / Path(["r", "s"]))
func kind(_ p: Path) -> String { switch p { case "user/*": "user"; case "user/*/posts": "posts"; case "a/*/z": "abz"; default: "none" } }; print(kind("user/7"), kind("user/7/posts"), kind(p), kind(""), kind("user"))

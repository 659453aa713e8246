// swift-format-ignore-file
struct Version: Comparable, LosslessStringConvertible { let parts: [Int]
  init?(_ s: String) { let p = s.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }; guard !p.isEmpty, !p.contains(nil) else { return nil }; parts = p.compactMap { $0 } }
  var description: String { parts.map(String.init).joined(separator: ".") }
  static func < (a: Self, b: Self) -> Bool { for i in 0..<max(a.parts.count, b.parts.count) { let x = i < a.parts.count ? a.parts[i] : 0, y = i < b.parts.count ? b.parts[i] : 0; if x != y { return x < y } }; return false }
  static func == (a: Self, b: Self) -> Bool { !(a < b) && !(b < a) } ; static postfix func ++ (v: Self) -> Self { Version("\(v).1")! } }
postfix operator ++
print(Version("1.10")! > Version("1.9")!, Version("1.0")! == Version("1")!, Version("1..2") as Any, Version("2")!++, ["1.2", "1.10", "x", "1"].compactMap(Version.init).sorted(), Version("1.5").map { ("1"..."2").contains($0.description) }!)

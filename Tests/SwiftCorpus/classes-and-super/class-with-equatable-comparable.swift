// swift-format-ignore-file
class Version: Comparable, CustomStringConvertible { let parts: [Int]
  init(_ text: String) { parts = text.split(separator: ".").compactMap { Int($0) } }
  static func == (a: Version, b: Version) -> Bool { a.parts == b.parts }
  static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
  var description: String { parts.map(String.init).joined(separator: ".") } }
let all = ["1.10", "1.9.3", "1.9", "2"].map(Version.init)
print(all.sorted(), all.max()!, all.min()!, Version("1.0") >= Version("1"), all[0] > all[1], all.sorted(by: >).first!)
print(all.contains(Version("2")), all.firstIndex(of: Version("1.9"))!, (Version("1")...Version("2")).contains(all[0]))

// swift-format-ignore-file
struct Version: Comparable, Hashable, CustomStringConvertible { let major: Int, minor: Int
  static func < (l: Self, r: Self) -> Bool { (l.major, l.minor) < (r.major, r.minor) }
  var description: String { "v\(major).\(minor)" } }
let vs = [Version(major: 1, minor: 10), Version(major: 1, minor: 2), Version(major: 0, minor: 99)]
print(vs.sorted(), vs.max()!, vs.min()!, Version(major: 1, minor: 2) == vs[1], vs[0] >= vs[1])
print(Set(vs + vs).count, Dictionary(grouping: vs, by: \.major).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
let range = vs[2]...vs[0]
print(range.contains(Version(major: 1, minor: 5)), range ~= Version(major: 2, minor: 0), vs[1].clamped(to: 5))
extension Version { func clamped(to n: Int) -> Version { Version(major: major, minor: Swift.min(Swift.max(minor, 3), n)) } }

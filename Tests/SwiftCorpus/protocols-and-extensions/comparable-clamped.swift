// swift-format-ignore-file
extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
print(15.clamped(to: 0...10), (-2).clamped(to: 0...10), 2.5.clamped(to: 0...1))
print("m".clamped(to: "a"..."f"), "c".clamped(to: "a"..."f"))
struct Version: Comparable, CustomStringConvertible {
  let major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  var description: String { "\(major).\(minor)" }
}
let low = Version(major: 1, minor: 0)
let high = Version(major: 2, minor: 5)
print(Version(major: 3, minor: 0).clamped(to: low...high), max(low, high), [high, low].sorted())

// swift-format-ignore-file
import Foundation
struct Version: Comparable { let major, minor, patch: Int
  init(_ s: String) { let p = s.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]; (major, minor, patch) = (p[0], p[1], p[2]) }
  static func < (a: Self, b: Self) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) } }
let vs = ["1.2", "1.10.1", "0.9.9", "1.2.0"].map(Version.init)
print(vs.sorted().map { "\($0.major).\($0.minor).\($0.patch)" }, vs[0] == vs[3], vs.max()!.minor, vs[1] > vs[0])
switch Version("1.5") { case ..<Version("1.0"): print("old"); case Version("1.0")..<Version("2.0"): print("current"); default: print("new") }
print((Version("1.0")...Version("2.0")).contains(Version("1.99")), ("a", 2) < ("b", 1), (1, 2, 3) == (1, 2, 3))

// swift-format-ignore-file
import Foundation
struct SemVer: Comparable, LosslessStringConvertible, Hashable {
  let parts: [Int]
  init?(_ description: String) {
    let p = description.split(separator: ".").compactMap { Int($0) }
    guard p.count == 3 else { return nil }
    parts = p
  }
  var description: String { parts.map(String.init).joined(separator: ".") }
  static func < (a: SemVer, b: SemVer) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
}
let versions = ["1.10.0", "1.2.9", "x", "2.0.0"].compactMap(SemVer.init)
print(versions.sorted(), versions.max()!, SemVer("1.2") as Any)
print(SemVer("1.2.3")! >= SemVer("1.2.3")!, min(versions[0], versions[1]), Set(versions).count)

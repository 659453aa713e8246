// swift-format-ignore-file
import Foundation
struct Permissions: OptionSet, CustomStringConvertible {
  let rawValue: Int
  static let alert = Permissions(rawValue: 1 << 0)
  static let badge = Permissions(rawValue: 1 << 1)
  static let sound = Permissions(rawValue: 1 << 2)
  static let all: Permissions = [.alert, .badge, .sound]
  var description: String {
    var parts: [String] = []
    if contains(.alert) { parts.append("alert") }
    if contains(.badge) { parts.append("badge") }
    if contains(.sound) { parts.append("sound") }
    return parts.isEmpty ? "none" : parts.joined(separator: "|")
  }
}
var p: Permissions = [.alert, .sound]
print(p, p.union(.badge), p.intersection([.sound]), p.symmetricDifference(.all))
print(p.insert(.badge).inserted, p.remove(.alert) as Any, p, p.isSubset(of: .all))
p.formIntersection(.sound)
print(p.rawValue, p == .sound, Permissions.all.subtracting(p), Permissions().isEmpty)

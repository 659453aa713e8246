import Foundation

struct DeviceToken: RawRepresentable, Hashable, CustomStringConvertible, Codable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(_ d: Data) { rawValue = d.map { String(format: "%02x", $0) }.joined() }
  var description: String {
    rawValue.count > 8 ? "\(rawValue.prefix(4))…\(rawValue.suffix(4))" : rawValue
  }
}
let t = DeviceToken(Data([1, 2, 3, 0xAB, 0xCD, 0xEF]))
print(t, t.rawValue, t == DeviceToken(rawValue: "010203abcdef"), [t: 1][t]!)
let j = try JSONEncoder().encode(["t": t])
print(String(decoding: j, as: UTF8.self))
print(try JSONDecoder().decode([String: DeviceToken].self, from: j)["t"]!)
struct Flags: OptionSet {
  let rawValue: Int
  static let alert = Flags(rawValue: 1 << 0), badge = Flags(rawValue: 1 << 1),
    sound = Flags(rawValue: 1 << 2)
  static let all: Flags = [.alert, .badge, .sound]
}
var f: Flags = [.alert, .sound]
print(
  f.contains(.badge), f.rawValue, f.union(.badge) == .all, f.isSubset(of: .all), f.isEmpty,
  Flags().isEmpty)
f.insert(.badge)
f.remove(.alert)
f.formUnion([.alert])
f.toggle(.sound)
print(f.rawValue, f.subtracting(.badge).rawValue, f.intersection([.alert, .sound]).rawValue)
extension Flags {
  mutating func toggle(_ o: Flags) { if contains(o) { remove(o) } else { insert(o) } }
}
print(
  f == [.alert, .badge], f.isDisjoint(with: .sound), Flags.all.symmetricDifference(.badge).rawValue)

enum Level: Int, CaseIterable, Comparable, CustomStringConvertible {
  case passive = 1, active, timeSensitive, critical
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  var description: String { "level \(rawValue)" }
  mutating func raise() { self = Level(rawValue: rawValue + 1) ?? self }
  static var loudest: Level { allCases.last! }
  var isLoud: Bool {
    switch self {
    case .passive, .active: false
    case .timeSensitive, .critical: true
    }
  }
}
var level = Level.active
level.raise()
print(level, level.isLoud, level > .active, Level.loudest, Level(rawValue: 9) as Any)
print(Level.allCases.filter { $0 < .critical }.count, Level.allCases.max()!, "\(Level.passive)")
level.raise()
level.raise()
print(level.rawValue, [Level.critical, .passive].sorted())

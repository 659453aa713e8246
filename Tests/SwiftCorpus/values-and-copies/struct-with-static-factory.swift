// swift-format-ignore-file
struct Banner: CustomDebugStringConvertible {
  var title: String, body: String?, level = Level.normal
  enum Level: Int, Comparable, CaseIterable { case low, normal, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
  static let empty = Banner(title: "", body: nil)
  static func urgent(_ title: String) -> Banner { var b = Banner.empty; b.title = title; b.level = .high; return b }
  func with(_ change: (inout Banner) -> Void) -> Banner { var copy = self; change(&copy); return copy }
  var debugDescription: String { "<\(title):\(level)>" }
}
let b = Banner.urgent("Fire").with { $0.body = "Run"; $0.title += "!" }
print(b, Banner.empty, b.level > .normal, Banner.Level.allCases.max()!)
debugPrint([b, .empty])
print([Banner.Level.high, .low].sorted(), Banner.Level(rawValue: 5) as Any)

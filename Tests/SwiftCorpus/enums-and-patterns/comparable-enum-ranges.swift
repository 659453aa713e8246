// swift-format-ignore-file
enum Level: Int, Comparable, CaseIterable { case debug, info, warning, error
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
struct Logger { var minimum = Level.info; var lines: [String] = []; mutating func log(_ l: Level, _ s: @autoclosure () -> String) { guard l >= minimum else { return }; lines.append("[\(l)] \(s())") } }
var l = Logger()
l.log(.debug, "no"); l.log(.info, "hi"); l.minimum = .error; l.log(.warning, "no"); l.log(.error, "bad \(1 + 1)")
print(l.lines, Level.allCases.filter { $0 > .info }, Level.allCases.max()!, [Level.error, .debug].sorted())
func color(_ l: Level) -> String { switch l { case ...(.info): return "green"; case .warning ... .error: return "red"; default: return "?" } }
print(Level.allCases.map(color), (Level.info ... .error).contains(.warning), Level.debug ..< .info ~= .info)

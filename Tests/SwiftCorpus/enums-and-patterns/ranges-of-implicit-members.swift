// swift-format-ignore-file
enum Level: Int, Comparable { case debug, info, warning, error; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
func f(_ l: Level) -> String { switch l { case .debug ... .info: return "low"; case .warning ..< .error: return "mid"; case .error ... .error: return "hi"; default: return "?" } }
print([Level.debug, .info, .warning, .error].map(f))
let r: ClosedRange<Level> = .info ... .error
print(r.contains(.debug), r.contains(.warning), (Level.error ... .error).contains(.error), (.info ... Level.warning) ~= .info)

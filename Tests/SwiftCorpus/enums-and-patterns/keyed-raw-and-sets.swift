// swift-format-ignore-file
enum Permission: String, CaseIterable, Comparable { case alert, badge, sound = "snd"; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
struct Options: OptionSet { let rawValue: UInt8; static let a = Options(rawValue: 1), b = Options(rawValue: 1 << 1), all: Options = [.a, .b]
  init(rawValue: UInt8) { self.rawValue = rawValue }; init(_ ps: [Permission]) { self = ps.reduce(into: []) { o, p in switch p { case .alert: o.insert(.a); case .badge: o.formUnion(.b); default: break } } } }
let o = Options([.alert, .sound]); print(o.rawValue, o.contains(.a), o == .a, Options.all.subtracting(o).rawValue, o.isEmpty, o)
print(Permission.allCases.sorted(), Permission(rawValue: "snd")!, Permission.allCases.max()!, Permission.alert...Permission.badge ~= .sound)

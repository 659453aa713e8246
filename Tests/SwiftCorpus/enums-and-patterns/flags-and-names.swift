// swift-format-ignore-file
struct Modes: OptionSet, CustomStringConvertible { let rawValue: Int; static let fetch = Modes(rawValue: 1 << 0), remote = Modes(rawValue: 1 << 1), audio = Modes(rawValue: 1 << 2); static let all: Modes = [.fetch, .remote, .audio]
  static let names: [(Modes, String)] = [(.fetch, "fetch"), (.remote, "remote"), (.audio, "audio")]; var description: String { "[" + Modes.names.filter { contains($0.0) }.map(\.1).joined(separator: ",") + "]" } }
var m: Modes = [.fetch, .audio]; print(m, m.insert(.remote).inserted, m == .all, m.remove(.fetch) as Any, m, m.isSubset(of: .all), m.symmetricDifference([.audio, .fetch]), m.contains([.audio, .remote]), Modes(), m.rawValue)
switch m { case .all: print("all"); case let x where x.contains(.audio): print("audio in", x); default: print("-") }; m.formIntersection(.remote); print(m, [] as Modes == m)

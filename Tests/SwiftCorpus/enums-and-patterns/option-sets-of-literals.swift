// swift-format-ignore-file
struct Opts: OptionSet { let rawValue: Int
  static let a = Opts(rawValue: 1 << 0), b = Opts(rawValue: 1 << 1), c = Opts(rawValue: 1 << 2)
  static let all: Opts = [.a, .b, .c] }
var o: Opts = [.a, .c]
print(o.contains(.a), o.contains(.b), o.rawValue, o.isSubset(of: .all), o.union(.b) == .all)
o.insert(.b); o.remove(.a)
print(o.rawValue, o.intersection([.b]).rawValue, o.symmetricDifference(.all).rawValue, o.isEmpty, Opts().isEmpty, Opts([]) == [])
let (inserted, member) = o.insert(.a)
print(inserted, member.rawValue, o == .all, o.subtracting(.a).rawValue)
print(o)

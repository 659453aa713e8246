// swift-format-ignore-file
enum Day: Int, CaseIterable, Comparable, CustomStringConvertible { case mon = 1, tue, wed, thu, fri, sat, sun
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  var description: String { switch self { case .mon: "Mo"; case .tue: "Tu"; case .wed: "We"; case .thu: "Th"; case .fri: "Fr"; case .sat: "Sa"; case .sun: "Su" } }
  static func + (d: Day, n: Int) -> Day { let c = allCases.count; return Day(rawValue: ((d.rawValue - 1 + n) % c + c) % c + 1)! }
  var isWeekend: Bool { self >= .sat }; static let work = Day.mon...Day.fri }
print(Day.fri + 3, Day.mon + -1, Day.allCases.filter(\.isWeekend), Day.work.contains(.thu), Day.work ~= .sun, Day.allCases.max()!, Day(rawValue: 9) as Any)
func hours(_ d: Day) -> String { switch d { case .mon ..< .wed: "early"; case Day.work: "normal"; case .sat: "short"; default: "closed" } }
print(Day.allCases.map(hours), Day.allCases[Day.tue.rawValue...].prefix(2), Set(Day.allCases.map(\.isWeekend)).count, Day.sun.hashValue == Day.sun.hashValue)

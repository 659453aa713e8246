// swift-format-ignore-file
import Foundation
enum Weekday: Int, CaseIterable, Comparable { case mon = 1, tue, wed, thu, fri, sat, sun
  static func < (l: Self, r: Self) -> Bool { l.rawValue < r.rawValue }
  var isWeekend: Bool { self >= .sat }
  init?(abbreviation: String) { guard let d = Self.allCases.first(where: { "\($0)" == abbreviation }) else { return nil }; self = d }
  func advanced(by n: Int) -> Weekday { Weekday(rawValue: (rawValue - 1 + n) % 7 + 1)! }
}
print(Weekday.allCases.filter(\.isWeekend), Weekday(rawValue: 8) as Any, Weekday(abbreviation: "wed")!, Weekday.sun.advanced(by: 2))
print((Weekday.tue...Weekday.fri).contains(.wed), Weekday.allCases.max()!, Weekday.mon < .sun, [Weekday.fri, .mon].min()!)
let mask = Set<Weekday>([.mon, .sun])
print(mask.contains(.sun), Weekday.allCases.map { mask.contains($0) ? "1" : "0" }.joined())

// swift-format-ignore-file
enum Weekday: Int, CaseIterable, Strideable {
  case mon = 1, tue, wed, thu, fri, sat, sun
  func distance(to other: Weekday) -> Int { other.rawValue - rawValue }
  func advanced(by n: Int) -> Weekday { Weekday(rawValue: (rawValue - 1 + n % 7 + 7) % 7 + 1)! }
}
print((Weekday.tue..<Weekday.fri).map { $0 }, (Weekday.mon...(.wed)).contains(.tue), (Weekday.mon...Weekday.sun).count)
print(Array(stride(from: Weekday.mon, to: .sat, by: 2)), Array(stride(from: Weekday.fri, through: .mon, by: -2)))
for day in Weekday.sat...Weekday.sun { print(day) }
struct Slot: Strideable { var minutes: Int
  func distance(to other: Slot) -> Int { (other.minutes - minutes) / 15 }
  func advanced(by n: Int) -> Slot { Slot(minutes: minutes + 15 * n) } }
print((Slot(minutes: 0)..<Slot(minutes: 60)).map(\.minutes), Slot(minutes: 30) < Slot(minutes: 45))

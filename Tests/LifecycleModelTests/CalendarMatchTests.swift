import LifecycleModel
import Testing

/// Dates of calendar triggers. The clock begins on Thursday, 1 January 2026, at noon UTC.
@Suite struct CalendarMatchTests {
  private static let day = 86_400

  /// Seconds on the clock until a date with these parts; nil if there is none.
  private func wait(
    after seconds: Int = 0, _ parts: (inout CalendarMatch) -> Void
  ) -> Int? {
    var match = CalendarMatch()
    parts(&match)
    return match.next(after: .seconds(seconds)).map { $0 / 1000 }
  }

  @Test("the first and the last day of each month in four hundred years, by counting them")
  func months() {
    var (year, month, days, weekday) = (2026, 1, 0, 5)
    while year < 2402 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
      for date in [1, length] {
        let midnight = (days + date - 1) * Self.day - Self.day / 2
        let found = wait(after: midnight - 1) {
          ($0.year, $0.month, $0.day) = (year, month, date)
          $0.weekday = (weekday + date - 2) % 7 + 1
        }
        guard midnight > 0 else { continue }
        #expect(found == midnight, "\(year)-\(month)-\(date)")
      }
      days += length
      weekday = (weekday + length - 1) % 7 + 1
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
    }
  }

  @Test("parts that are not given: the larger ones match any, the smaller ones are 0")
  func parts() {
    #expect(wait { $0.hour = 13 } == 3600)
    #expect(wait { $0.hour = 12 } == Self.day)
    #expect(wait { $0.minute = 0 } == 3600)
    #expect(wait { $0.minute = 59 } == 59 * 60)
    #expect(wait { $0.second = 0 } == 60)
    #expect(wait { $0.second = 59 } == 59)
    #expect(wait(after: 1) { $0.second = 1 } == 61)
    #expect(wait(after: 11 * 3600 + 59 * 60) { $0.second = 0 } == 12 * 3600)
    #expect(wait { ($0.minute, $0.second) = (30, 15) } == 1815)
    #expect(wait { ($0.hour, $0.minute, $0.second) = (23, 59, 59) } == 12 * 3600 - 1)
    #expect(wait { ($0.hour, $0.second) = (13, 5) } == 3605)
    #expect(wait(after: 3605) { ($0.hour, $0.second) = (13, 5) } == 3605 + Self.day)
    #expect(wait { $0.day = 2 } == Self.day / 2)
    #expect(wait { $0.day = 3 } == Self.day * 3 / 2)
    #expect(wait(after: 10 * Self.day + 3605) { $0.hour = 13 } == 11 * Self.day + 3600)
    #expect(wait { $0.month = 2 } == 31 * Self.day - Self.day / 2)
    #expect(wait { $0.year = 2027 } == 365 * Self.day - Self.day / 2)
    #expect(wait { $0.weekday = 6 } == Self.day / 2)
    #expect(wait { $0.weekday = 5 } == 7 * Self.day - Self.day / 2)
    #expect(wait { $0.year = 2026 } == Self.day / 2)
    #expect(wait { ($0.year, $0.month) = (2026, 1) } == Self.day / 2)
  }

  @Test("a day ends at midnight, an hour with its sixtieth minute")
  func ends() {
    let nextMonth = 31 * Self.day - Self.day / 2
    #expect(wait(after: 41_400) { ($0.day, $0.minute) = (1, 0) } == nextMonth)
    #expect(wait(after: 43_170) { ($0.day, $0.second) = (1, 0) } == nextMonth)
  }

  @Test("a thousandth of a second behind a date the next one counts")
  func thousandths() {
    var match = CalendarMatch()
    match.hour = 13
    #expect(match.next(after: .seconds(3600) - 1) == .seconds(3600))
    #expect(match.next(after: .seconds(3600)) == .seconds(3600 + Self.day))
    #expect(match.next(after: .seconds(3600) + 999) == .seconds(3600 + Self.day))
  }

  @Test(
    "an hour, minute or second that no day has never comes, however large",
    arguments: [-1, 24, 60, 99, Int.max, Int.min, Int.max / 3600])
  func outOfRange(number: Int) {
    if !(0..<24).contains(number) { #expect(wait { $0.hour = number } == nil) }
    if !(0..<60).contains(number) {
      #expect(wait { $0.minute = number } == nil)
      #expect(wait { $0.second = number } == nil)
    }
    #expect(wait { ($0.hour, $0.minute, $0.second) = (number, number, number) } == nil)
    #expect(wait { ($0.year, $0.month, $0.day) = (number, number, number) } == nil)
  }

  @Test("a date that does not come within eleven years never comes")
  func never() {
    #expect(wait { ($0.year, $0.month, $0.day) = (2037, 1, 1) } == 4018 * Self.day - Self.day / 2)
    #expect(wait { ($0.year, $0.month, $0.day) = (2037, 1, 2) } == nil)
    #expect(wait { ($0.month, $0.day) = (2, 30) } == nil)
    #expect(wait { $0.year = 2025 } == nil)
    #expect(wait { ($0.month, $0.day) = (2, 29) } == (365 + 365 + 59) * Self.day - Self.day / 2)
  }
}

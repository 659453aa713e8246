/// Date components of a calendar trigger, in the Gregorian calendar and UTC. A part that is nil
/// matches any value.
package struct CalendarMatch: Hashable, Sendable {
  package var year, month, day: Int?
  /// 1 is Sunday.
  package var weekday: Int?
  package var hour, minute, second: Int?

  package init() {}

  /// The parts by their names in DateComponents; nil matches any value.
  package var parts: [(name: String, value: Int?)] {
    [
      ("year", year), ("month", month), ("day", day), ("weekday", weekday), ("hour", hour),
      ("minute", minute), ("second", second),
    ]
  }

  /// 1 January 2026, when simulated time begins (12:00 UTC). Days count from 1 January 1970.
  private static let firstDay = 20_454
  private static let firstSecond = 43_200
  /// The search for a matching date ends after eleven years.
  private static let mostDays = 4_018

  /// The first matching time after `clock`, on the simulated clock; nil if there is none. An hour, minute or second that
  /// no day has matches nothing (model choice).
  package func next(after clock: Milliseconds) -> Milliseconds? {
    guard (0..<24).contains(hour ?? 0), (0..<60).contains(minute ?? 0),
      (0..<60).contains(second ?? 0)
    else { return nil }
    let now = clock / 1000 + Self.firstSecond
    let today = now / 86_400
    for day in today...(today + Self.mostDays) where isMatch(day: Self.firstDay + day) {
      for second in times where day * 86_400 + second > now {
        return .seconds(day * 86_400 + second - Self.firstSecond)
      }
    }
    return nil
  }

  /// The matching times of a day in seconds, in order. Parts smaller than the smallest given one
  /// are 0.
  private var times: [Int] {
    let hours = hour.map { [$0] } ?? (minute == nil && second == nil ? [0] : Array(0..<24))
    let minutes =
      minute.map { [$0] } ?? (second == nil || hour != nil ? [0] : Array(0..<60))
    return hours.flatMap { hour in minutes.map { hour * 3600 + $0 * 60 + (second ?? 0) } }
  }

  /// Whether the day matches; it counts from 1 January 1970.
  private func isMatch(day: Int) -> Bool {
    if let weekday, (day + 4) % 7 + 1 != weekday { return false }
    guard year != nil || month != nil || self.day != nil else { return true }
    let date = Self.date(ofDay: day)
    return (year ?? date.year) == date.year && (month ?? date.month) == date.month
      && (self.day ?? date.day) == date.day
  }

  /// Counts years from March, so that the leap day comes last.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }
}

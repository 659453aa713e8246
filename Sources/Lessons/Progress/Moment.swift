/// A time with a precision of seconds. The caller supplies it, because this module reads no clock.
package struct Moment: Hashable, Comparable, Sendable {
  /// Since 1970-01-01 UTC, without leap seconds.
  package let seconds: Int

  /// 1970 to 9999.
  package static let range = 0...253_402_300_799

  /// A value out of range is clamped, because a computer's clock may be wrong.
  package init(seconds: Int) {
    self.seconds = min(max(seconds, Moment.range.lowerBound), Moment.range.upperBound)
  }

  package static func < (one: Moment, other: Moment) -> Bool { one.seconds < other.seconds }
}

extension Moment {
  /// `2026-11-21T09:15:50Z`.
  package var text: String {
    let second = seconds % 86_400
    return date + "T" + Moment.two(second / 3600) + ":" + Moment.two(second / 60 % 60) + ":"
      + Moment.two(second % 60) + "Z"
  }

  /// `2026-11-21`.
  package var date: String {
    let (year, month, day) = Moment.civil(days: seconds / 86_400)
    return "\(year)-\(Moment.two(month))-\(Moment.two(day))"
  }

  /// Accepts only the format of `text`.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 20 else { return nil }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1) - 48 }
    }
    let days = Moment.days(year: number(0..<4), month: number(5..<7), day: number(8..<10))
    let time = number(11..<13) * 3600 + number(14..<16) * 60 + number(17..<19)
    let moment = Moment(seconds: days * 86_400 + time)
    guard moment.text == text else { return nil }
    self = moment
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms": years begin in March, so that
  // the leap day is the last day of its year.

  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let days = days + 719_468
    let era = days / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400
    return month < 10 ? (year, month + 3, day) : (year + 1, month - 9, day)
  }
}

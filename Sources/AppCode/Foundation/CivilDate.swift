/// A day and a time of day in UTC, in the Gregorian calendar.
struct CivilDate: Equatable {
  var year = 1
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  /// Fraction of a second, from 0 up to 1.
  var fraction = 0.0

  static let secondsOfDay = 86_400.0

  /// The supported range: years 1 to 9999.
  static let limits = -62_135_596_800.0...253_402_300_799.999

  init() {}

  /// `seconds` since 1970; nil outside of the years 1 to 9999.
  init?(seconds: Double) {
    guard CivilDate.limits.contains(seconds) else { return nil }
    let whole = seconds.rounded(.down)
    fraction = seconds - whole
    let days = Int((whole / CivilDate.secondsOfDay).rounded(.down))
    let rest = Int(whole) - days * 86_400
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
    (year, month, day) = CivilDate.civil(ofDay: days)
  }

  /// Seconds since 1970. Months, days and times may be out of range.
  var seconds: Double {
    let (years, month) = CivilDate.floorDivide(self.month - 1, 12)
    let days = CivilDate.day(ofYear: year + years, month: month + 1) + day - 1
    return Double(days) * CivilDate.secondsOfDay + Double(hour) * 3600 + Double(minute) * 60
      + Double(second) + fraction
  }

  /// 1 is Sunday.
  var weekday: Int {
    let days = Int((seconds / CivilDate.secondsOfDay).rounded(.down))
    return CivilDate.floorDivide(days + 4, 7).rest + 1
  }

  /// 1 is 1 January.
  var dayOfYear: Int {
    CivilDate.day(ofYear: year, month: month) + day - CivilDate.day(ofYear: year, month: 1)
  }

  static func days(inMonth month: Int, of year: Int) -> Int {
    day(ofYear: month == 12 ? year + 1 : year, month: month % 12 + 1)
      - day(ofYear: year, month: month)
  }

  /// Adds months, which may be negative. A day that the month lacks becomes its last day.
  mutating func add(months: Int) {
    let (years, index) = CivilDate.floorDivide(month - 1 + months, 12)
    year += years
    month = index + 1
    day = min(day, CivilDate.days(inMonth: month, of: year))
  }

  /// The date as `print` shows it.
  var description: String {
    let date = CivilDate.digits(year, 4) + "-" + CivilDate.digits(month) + "-"
    return date + CivilDate.digits(day) + " " + time + " +0000"
  }

  var time: String {
    [hour, minute, second].map { CivilDate.digits($0) }.joined(separator: ":")
  }

  static func digits(_ number: Int, _ count: Int = 2) -> String {
    let digits = String(abs(number))
    let missing = String(repeating: "0", count: max(0, count - digits.count))
    return (number < 0 ? "-" : "") + missing + digits
  }

  // MARK: Days

  /// Days since 1970 of the first day of a month.
  private static func day(ofYear year: Int, month: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = floorDivide(shifted, 400)
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func civil(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = floorDivide(day + 719_468, 146_097)
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      year + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1
    )
  }

  private static func floorDivide(_ number: Int, _ divisor: Int) -> (quotient: Int, rest: Int) {
    let rest = ((number % divisor) + divisor) % divisor
    return ((number - rest) / divisor, rest)
  }
}

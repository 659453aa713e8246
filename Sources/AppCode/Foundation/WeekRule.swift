/// Which weeks a calendar counts.
struct WeekRule: Equatable {
  /// 1 is Sunday.
  var firstWeekday = 1
  /// The number of days that the first week of a year or month has at least.
  var minimumDays = 1

  static let iso8601 = WeekRule(firstWeekday: 2, minimumDays: 4)

  /// The day of the week from 0.
  func place(of date: CivilDate) -> Int { ((date.weekday - firstWeekday % 7) % 7 + 7) % 7 }

  func weekOfMonth(_ date: CivilDate) -> Int { week(ofDay: date.day, at: place(of: date)) }

  func weekOfYear(_ date: CivilDate) -> Int {
    let (day, place) = (date.dayOfYear, place(of: date))
    let found = week(ofDay: day, at: place)
    if found == 0 { return week(ofDay: day + days(ofYear: date.year - 1), at: place) }
    let end = days(ofYear: date.year)
    let daysInNextYear = day + 6 - place - end
    return daysInNextYear >= max(minimumDays, 1) ? 1 : found
  }

  /// 0 for a day before the first week.
  private func week(ofDay day: Int, at place: Int) -> Int {
    let first = ((place - day + 1) % 7 + 7) % 7
    return (day - 1 + first) / 7 + (7 - first >= minimumDays ? 1 : 0)
  }

  private func days(ofYear year: Int) -> Int { CivilDate.isLeap(year) ? 366 : 365 }
}

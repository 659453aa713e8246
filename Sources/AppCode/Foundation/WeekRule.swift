/// How a calendar counts weeks.
struct WeekRule: Equatable {
  /// 1 is Sunday.
  var firstWeekday = 1
  /// The least number of days in the first week of a year or month.
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

  /// The year to which the date's week is counted.
  func year(ofWeekOf date: CivilDate) -> Int {
    let week = weekOfYear(date)
    if date.month == 12, week == 1 { return date.year + 1 }
    return date.month == 1 && week > 50 ? date.year - 1 : date.year
  }

  /// The first day of a week.
  func day(ofWeek week: Int, in year: Int) -> CivilDate {
    var day = CivilDate()
    day.year = year
    let place = place(of: day)
    day.day += 7 * (week - 1) - place + (7 - place >= minimumDays ? 0 : 7)
    return CivilDate(seconds: day.seconds) ?? day
  }

  /// 0 for a day before the first week.
  private func week(ofDay day: Int, at place: Int) -> Int {
    let first = ((place - day + 1) % 7 + 7) % 7
    return (day - 1 + first) / 7 + (7 - first >= minimumDays ? 1 : 0)
  }

  private func days(ofYear year: Int) -> Int { CivilDate.isLeap(year) ? 366 : 365 }
}

/// The offset of a time zone from UTC, by the rules that hold since a year. Before it the offset is
/// unknown.
struct ZoneRule {
  /// Between which hours of which days clocks are an hour ahead.
  enum Daylight { case none, america, europe, australia, newZealand }

  let identifier: String
  /// Without daylight saving time, in seconds.
  let standard: Int
  let daylight: Daylight
  /// The first whole year in which the rule holds.
  let since: Int

  private init(_ identifier: String, _ minutes: Int, _ daylight: Daylight, since: Int) {
    (self.identifier, standard, self.daylight) = (identifier, minutes * 60, daylight)
    self.since = since
  }

  /// nil for a zone whose rules are not known here.
  init?(_ identifier: String) {
    guard let (minutes, daylight, since) = ZoneRule.zones[identifier] else { return nil }
    self.init(identifier, minutes, daylight, since: since)
  }

  /// The zone of an abbreviation: that of a city for the whole year, as Foundation has it.
  static let abbreviations = [
    "PST": "America/Los_Angeles", "PDT": "America/Los_Angeles", "EST": "America/New_York",
    "EDT": "America/New_York", "CST": "America/Chicago", "CDT": "America/Chicago",
    "MST": "America/Denver", "MDT": "America/Denver", "JST": "Asia/Tokyo", "IST": "Asia/Kolkata",
    "CET": "Europe/Paris", "CEST": "Europe/Paris", "BST": "Europe/London", "KST": "Asia/Seoul",
    "SGT": "Asia/Singapore", "HKT": "Asia/Hong_Kong",
  ]

  private static let zones: [String: (minutes: Int, daylight: Daylight, since: Int)] = [
    "Asia/Tokyo": (540, .none, 1952), "Asia/Kolkata": (330, .none, 1946),
    "Asia/Calcutta": (330, .none, 1946), "Asia/Dubai": (240, .none, 1921),
    "Asia/Bangkok": (420, .none, 1921), "Asia/Riyadh": (180, .none, 1948),
    "Asia/Shanghai": (480, .none, 1992), "Asia/Hong_Kong": (480, .none, 1980),
    "Asia/Seoul": (540, .none, 1989), "Asia/Singapore": (480, .none, 1982),
    "Asia/Taipei": (480, .none, 1980), "Asia/Jakarta": (420, .none, 1965),
    "Asia/Manila": (480, .none, 1991), "Asia/Kathmandu": (345, .none, 1987),
    "Africa/Johannesburg": (120, .none, 1945), "Africa/Lagos": (60, .none, 1920),
    "Africa/Nairobi": (180, .none, 1961), "Europe/Moscow": (180, .none, 2015),
    "Europe/Istanbul": (180, .none, 2017), "America/Sao_Paulo": (-180, .none, 2020),
    "America/Argentina/Buenos_Aires": (-180, .none, 2010), "America/Bogota": (-300, .none, 1994),
    "America/Phoenix": (-420, .none, 1969), "Pacific/Honolulu": (-600, .none, 1948),
    "Australia/Brisbane": (600, .none, 1993), "Atlantic/Reykjavik": (0, .none, 1969),
    "America/New_York": (-300, .america, 2007), "America/Toronto": (-300, .america, 2007),
    "America/Detroit": (-300, .america, 2007), "America/Chicago": (-360, .america, 2007),
    "America/Denver": (-420, .america, 2007), "America/Los_Angeles": (-480, .america, 2007),
    "America/Vancouver": (-480, .america, 2007), "America/Anchorage": (-540, .america, 2007),
    "America/Halifax": (-240, .america, 2007), "Europe/London": (0, .europe, 1996),
    "Europe/Dublin": (0, .europe, 1996), "Europe/Lisbon": (0, .europe, 1997),
    "Europe/Paris": (60, .europe, 1996), "Europe/Berlin": (60, .europe, 1996),
    "Europe/Madrid": (60, .europe, 1996), "Europe/Rome": (60, .europe, 1996),
    "Europe/Amsterdam": (60, .europe, 1996), "Europe/Brussels": (60, .europe, 1996),
    "Europe/Vienna": (60, .europe, 1996), "Europe/Zurich": (60, .europe, 1996),
    "Europe/Prague": (60, .europe, 1996), "Europe/Warsaw": (60, .europe, 1996),
    "Europe/Budapest": (60, .europe, 1996), "Europe/Stockholm": (60, .europe, 1996),
    "Europe/Oslo": (60, .europe, 1996), "Europe/Copenhagen": (60, .europe, 1996),
    "Europe/Helsinki": (120, .europe, 1996), "Europe/Athens": (120, .europe, 1996),
    "Europe/Kiev": (120, .europe, 1997), "Europe/Kyiv": (120, .europe, 1997),
    "Australia/Sydney": (600, .australia, 2008), "Australia/Melbourne": (600, .australia, 2008),
    "Pacific/Auckland": (720, .newZealand, 2008),
  ]

  // MARK: Offsets

  /// The offset at an instant, in seconds since 1970; nil before the rule holds.
  func offset(at seconds: Double) -> Int? {
    guard let date = CivilDate(seconds: seconds + Double(standard)), date.year >= since else {
      return nil
    }
    return isDaylight(at: seconds, date.year) ? standard + 3600 : standard
  }

  /// The offset at a local time, which is skipped or comes twice on two days of a year: then nil.
  func offset(ofLocal seconds: Double) -> Int? {
    let found = [standard, standard + 3600].filter {
      offset(at: seconds - Double($0)) == $0
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Where a time is skipped, the offset before the change; where it comes twice, the preferred one.
  func offset(ofLocal seconds: Double, preferring preferred: Int) -> Int? {
    if let only = offset(ofLocal: seconds) { return only }
    guard let early = offset(at: seconds - Double(standard + 3600)) else { return nil }
    return early == standard ? standard : preferred
  }

  private func isDaylight(at seconds: Double, _ year: Int) -> Bool {
    // Local standard time, in which the hours of the changes are given.
    let local = seconds + Double(standard)
    let hour = 3600.0
    switch daylight {
    case .none: return false
    case .america:
      let begin = ZoneRule.sunday(2, of: 3, year) + 2 * hour
      return begin <= local && local < ZoneRule.sunday(1, of: 11, year) + hour
    case .europe:
      let begin = ZoneRule.lastSunday(of: 3, year) + hour
      return begin <= seconds && seconds < ZoneRule.lastSunday(of: 10, year) + hour
    case .australia:
      let end = ZoneRule.sunday(1, of: 4, year) + 2 * hour
      return local < end || ZoneRule.sunday(1, of: 10, year) + 2 * hour <= local
    case .newZealand:
      let end = ZoneRule.sunday(1, of: 4, year) + 2 * hour
      return local < end || ZoneRule.lastSunday(of: 9, year) + 2 * hour <= local
    }
  }

  /// The beginning of the day that is the month's so many-eth Sunday.
  private static func sunday(_ number: Int, of month: Int, _ year: Int) -> Double {
    var date = CivilDate()
    (date.year, date.month, date.day) = (year, month, 1)
    date.day += (8 - date.weekday) % 7 + 7 * (number - 1)
    return date.seconds
  }

  private static func lastSunday(of month: Int, _ year: Int) -> Double {
    var date = CivilDate()
    (date.year, date.month, date.day) = (year, month, CivilDate.days(inMonth: month, of: year))
    date.day -= date.weekday - 1
    return date.seconds
  }
}

/// The short names that American English has for the zones of the United States. All others are
/// written as `GMT+1`.
extension ZoneRule {
  var hasName: Bool { identifier.hasPrefix("America/") || identifier.hasPrefix("Pacific/") }

  /// nil if it is not known.
  func name(at seconds: Double) -> String? {
    let letters = [-300: "E", -360: "C", -420: "M", -480: "P"]
    guard identifier.hasPrefix("America/"), daylight == .america || identifier == "America/Phoenix",
      let letter = letters[standard / 60], let offset = offset(at: seconds)
    else { return nil }
    return letter + (offset == standard ? "ST" : "DT")
  }
}

/// Identifiers of time zones, to decide whether a zone exists.
enum ZoneNames {
  /// Whether a time zone of that identifier may exist. The cities of an area are not known.
  static func mayName(_ identifier: String) -> Bool {
    let area = String(identifier.prefix { $0 != "/" })
    if area != identifier { return areas.contains(area) || furtherAreas.contains(area) }
    return plain.contains(identifier) || identifier.hasPrefix("GMT")
      || identifier.hasPrefix("UTC")
  }

  static let areas: Set = [
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe",
    "Indian", "Pacific",
  ]

  private static let furtherAreas: Set = ["Etc", "US", "Canada", "Brazil", "Chile", "Mexico"]

  /// Identifiers without an area, and abbreviations, which Foundation accepts too.
  private static let plain: Set = [
    "CET", "CST6CDT", "Cuba", "EET", "EST", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire",
    "Greenwich", "HST", "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein",
    "Libya", "MET", "MST", "MST7MDT", "NZ", "NZ-CHAT", "Navajo", "PRC", "PST8PDT", "Poland",
    "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT", "Universal", "W-SU", "WET", "Zulu",
    "PST", "PDT", "EDT", "CST", "CDT", "MDT", "AKST", "AKDT", "BST", "IST", "JST", "KST", "MSK",
    "NZST", "NZDT", "SGT", "HKT", "WEST", "CEST", "EEST", "BRT", "BRST", "ART", "CLT", "CLST",
    "COT", "PET", "PHT", "PKT", "ICT", "IRST", "WAT", "CAT", "EAT", "ADT", "AST", "NDT", "NST",
    "BDT", "GST", "TRT", "WIT", "MSD", "UYT", "UYST",
  ]
}

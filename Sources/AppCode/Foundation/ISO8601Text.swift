/// The formats of `ISO8601DateFormatter`.
enum ISO8601Text {
  /// The date as a string. `offset`: the time zone's, in seconds. `isSpaced`: a blank instead of the T.
  static func string(
    from seconds: Double, hasFraction: Bool, offset: Int = 0, isSpaced: Bool = false
  ) -> String? {
    let zone = offset == 0 ? "X" : "XXX"
    let pattern =
      "yyyy-MM-dd" + (isSpaced ? " " : "'T'") + "HH:mm:ss" + (hasFraction ? ".SSS" : "") + zone
    return DatePattern(pattern).string(from: seconds, offset: offset)
  }

  /// The date pattern for a set of options; empty for a set that is not simulated.
  static func pattern(_ options: Set<String>, offset: Int) -> String {
    var options = options
    if options.remove("withFullDate") != nil {
      options.formUnion(["withYear", "withMonth", "withDay", "withDashSeparatorInDate"])
    }
    if options.remove("withFullTime") != nil {
      options.formUnion([
        "withTime", "withColonSeparatorInTime", "withTimeZone", "withColonSeparatorInTimeZone",
      ])
    }
    guard !options.contains("withWeekOfYear") else { return "" }
    let fields = [("withYear", "yyyy"), ("withMonth", "MM"), ("withDay", "dd")]
    let date = fields.filter { options.contains($0.0) }.map(\.1)
      .joined(separator: options.contains("withDashSeparatorInDate") ? "-" : "")
    guard options.contains("withTime") else { return date }
    var time = options.contains("withColonSeparatorInTime") ? "HH:mm:ss" : "HHmmss"
    if options.contains("withFractionalSeconds") { time += ".SSS" }
    if options.contains("withTimeZone") {
      let hasColon = options.contains("withColonSeparatorInTimeZone")
      time += offset == 0 ? "X" : hasColon ? "XXX" : "XX"
    }
    let isSpaced = options.contains("withSpaceBetweenDateAndTime")
    return date.isEmpty ? time : date + (isSpaced ? " " : "'T'") + time
  }

  /// nil if the string does not match. It must have a fraction exactly if `hasFraction` is true.
  static func seconds(of text: String, hasFraction: Bool, isSpaced: Bool = false) -> Double? {
    let pattern =
      "yyyy-MM-dd" + (isSpaced ? " " : "'T'") + "HH:mm:ss" + (hasFraction ? ".S" : "") + "X"
    return DatePattern(pattern).seconds(of: text, offset: 0)
  }
}

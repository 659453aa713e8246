/// `ISO8601DateFormatter` with its usual options: date and time with or without fractional seconds,
/// or only the date.
enum ISO8601Text {
  /// The date as a string. `offset`: that of the time zone, in seconds.
  static func string(from seconds: Double, hasFraction: Bool, offset: Int = 0) -> String? {
    let zone = offset == 0 ? "X" : "XXX"
    let pattern = "yyyy-MM-dd'T'HH:mm:ss" + (hasFraction ? ".SSS" : "") + zone
    return DatePattern(pattern).string(from: seconds, offset: offset)
  }

  static let dayPattern = "yyyy-MM-dd"

  /// nil if the string does not match. It must have a fraction exactly if `hasFraction` is true.
  static func seconds(of text: String, hasFraction: Bool) -> Double? {
    let pattern = "yyyy-MM-dd'T'HH:mm:ss" + (hasFraction ? ".S" : "") + "X"
    return DatePattern(pattern).seconds(of: text, offset: 0)
  }
}

/// `ISO8601DateFormatter` with its default options, with or without fractional seconds.
enum ISO8601Text {
  static func string(from seconds: Double, hasFraction: Bool) -> String? {
    let pattern = "yyyy-MM-dd'T'HH:mm:ss" + (hasFraction ? ".SSS" : "") + "X"
    return DatePattern(pattern).string(from: seconds, offset: 0)
  }

  /// Nil where the text does not fit; a fraction has to be there just when it is asked for.
  static func seconds(of text: String, hasFraction: Bool) -> Double? {
    let pattern = "yyyy-MM-dd'T'HH:mm:ss" + (hasFraction ? ".S" : "") + "X"
    return DatePattern(pattern).seconds(of: text, offset: 0)
  }
}

/// How a locale formats numbers.
struct NumberRegion {
  let identifier: String
  let groupingSeparator: String
  let decimalSeparator: String
  let isEnglish: Bool

  /// nil for a locale that is not simulated. Without an identifier, it is the phone's locale.
  init?(_ identifier: String?) {
    let identifier = (identifier ?? "en").replacing("-", with: "_")
    self.identifier = identifier
    switch identifier.prefix(2) {
    case "en" where !NumberRegion.unlike.contains(identifier):
      (groupingSeparator, decimalSeparator, isEnglish) = (",", ".", true)
    case "zh", "ja": (groupingSeparator, decimalSeparator, isEnglish) = (",", ".", false)
    case "de" where ["de", "de_DE"].contains(identifier):
      (groupingSeparator, decimalSeparator, isEnglish) = (".", ",", false)
    case "fr" where ["fr", "fr_FR"].contains(identifier):
      (groupingSeparator, decimalSeparator, isEnglish) = ("\u{202F}", ",", false)
    default: return nil
    }
  }

  /// English regions that use other separators or groups.
  private static let unlike: Set = [
    "en_AT", "en_BE", "en_CH", "en_DE", "en_DK", "en_FI", "en_IN", "en_NL", "en_SE", "en_SI",
    "en_ZA",
  ]

  /// `1st`; nil for a language other than English, or for a number without an ordinal.
  func ordinal(_ number: Double) -> String? {
    guard isEnglish, number >= 0, number < 1e15, let whole = Int(exactly: number) else {
      return nil
    }
    let suffix =
      switch (whole % 10, whole % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    var format = GroupedNumber()
    format.groups = true
    return format.text(number).map { $0 + suffix }
  }

  /// A currency as formatted in the English of the United States or Britain; nil for other currencies.
  func currency(_ code: String?) -> (symbol: String, digits: Int)? {
    let own = ["en_US": "USD", "en_GB": "GBP"][identifier]
    guard let own, let code = code ?? Optional(own) else { return nil }
    if own == "GBP" { return code == own ? ("£", 2) : nil }
    return NumberRegion.symbols[code].map { ($0, NumberRegion.whole.contains(code) ? 0 : 2) }
  }

  private static let whole: Set = ["JPY", "KRW", "VND"]

  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "KRW": "₩", "INR": "₹",
    "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "BRL": "R$", "NZD": "NZ$", "HKD": "HK$",
    "TWD": "NT$", "PHP": "₱", "VND": "₫", "ILS": "₪", "CHF": "CHF\u{A0}", "SEK": "SEK\u{A0}",
    "RUB": "RUB\u{A0}", "THB": "THB\u{A0}", "SGD": "SGD\u{A0}",
  ]
}

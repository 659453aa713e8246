/// The app's Localizable.strings in the language of the phone.
package struct LocalizedTexts: Hashable, Sendable {
  /// The longest formatted text in bytes; the rest is cut off.
  private static let longest = 10_000

  private let entries: Shared<[String: String]>

  package init(_ entries: [String: String]) { self.entries = Shared(entries) }

  package var count: Int { entries.value.count }

  package subscript(key: String) -> String? { entries.value[key] }

  /// The text of the key with the arguments inserted; nil if there is no such key.
  package func text(for key: String, _ arguments: [String]) -> String? {
    self[key].map { LocalizedTexts.fill($0, with: arguments) }
  }

  /// Inserts the arguments for `%@`, in order, and `%2$@`; `%%` becomes a percent sign. A
  /// placeholder without an argument and any other format stay as they are (model choice).
  fileprivate static func fill(_ format: String, with arguments: [String]) -> String {
    var text = ""
    var rest = format[...]
    var next = 0
    while let sign = rest.firstIndex(of: "%"), text.utf8.count <= longest {
      text += rest[..<sign]
      rest = rest[sign...].dropFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let place: Int?
      let behind: Substring
      if rest.hasPrefix("%") {
        text += "%"
        rest = rest.dropFirst()
        continue
      } else if rest.hasPrefix("@") {
        (place, behind) = (next, rest.dropFirst())
        next += 1
      } else {
        (place, behind) = (Int(digits).map { $0 - 1 }, rest.dropFirst(digits.count + 2))
        guard rest.dropFirst(digits.count).hasPrefix("$@") else {
          text += "%"
          continue
        }
      }
      if let place, arguments.indices.contains(place) {
        text += arguments[place]
      } else {
        text += "%" + rest[..<behind.startIndex]
      }
      rest = behind
    }
    text += rest
    return text.utf8.count <= longest ? text : text.prefix(bytes: longest) + "…"
  }
}

extension String {
  fileprivate func prefix(bytes: Int) -> String {
    var end = utf8.index(startIndex, offsetBy: bytes)
    while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
    return String(unicodeScalars[..<end])
  }
}

extension Push {
  package enum AlertPart: String, CaseIterable, Sendable {
    case title, subtitle, body

    /// The prefix of `-key` and `-args` in the keys' names.
    fileprivate var prefix: String { self == .body ? "loc" : "\(rawValue)-loc" }
  }

  /// The result of looking up an alert's keys in the app's Localizable.strings.
  package enum TextLookup: Hashable, Sendable {
    /// The app has no Localizable.strings.
    case noFile
    case found
    /// Localizable.strings does not have this key.
    case missing(String)
  }

  private struct LocalizedAlert {
    var key: String
    var arguments: [String]
  }

  /// The text that the user sees. nil if the alert is absent or empty, or has no title, subtitle
  /// and body.
  package func text(in texts: LocalizedTexts?) -> String? {
    let parts = AlertPart.allCases.compactMap { text(of: $0, in: texts) }
    return parts.isEmpty ? nil : parts.joined(separator: " - ")
  }

  /// The text as the payload has it: for a key, the key with its arguments, as in `KEY(a, b)`.
  package var visibleText: String? { text(in: nil) }

  /// The text of the part; nil if it is absent or empty.
  package func text(of part: AlertPart, in texts: LocalizedTexts?) -> String? {
    wholeText(of: part, in: texts)?.truncatedAtExcessiveMarks
  }

  /// The kind of scalars of which a joined text has too many in a row; nil if none.
  package func longRow(in texts: LocalizedTexts?) -> ExcessiveMarks? {
    AlertPart.allCases.lazy.compactMap { wholeText(of: $0, in: texts)?.longRow }.first
  }

  /// A key's text in `texts` comes first, then the plain text, then the key itself with the arguments inserted.
  private func wholeText(of part: AlertPart, in texts: LocalizedTexts?) -> String? {
    guard let alert = aps?["alert"] else { return nil }
    var plain = alert[part.rawValue]?.asString
    if part == .body, let text = alert.asString { plain = text }
    if plain?.isEmpty == true { plain = nil }
    guard let localized = localized(part) else { return plain }
    if let text = texts?.text(for: localized.key, localized.arguments) { return text }
    if let plain { return plain }
    // A key may be the English text itself, as in Apple's sample of a Live Activity.
    let filled = LocalizedTexts.fill(localized.key, with: localized.arguments)
    guard texts == nil, !localized.arguments.isEmpty, filled.utf8.elementsEqual(localized.key.utf8)
    else { return filled }
    return "\(localized.key)(\(localized.arguments.joined(separator: ", ")))"
  }

  /// The result of looking up the alert's keys; nil if it has none.
  package func textLookup(in texts: LocalizedTexts?) -> TextLookup? {
    let keys = AlertPart.allCases.compactMap { localized($0)?.key }
    guard !keys.isEmpty else { return nil }
    guard let texts else { return .noFile }
    return keys.first { texts[$0] == nil }.map { .missing($0) } ?? .found
  }

  /// A Live Activity's alert has key and arguments inside `title` and `body` (notifications.A-LA).
  private func localized(_ part: AlertPart) -> LocalizedAlert? {
    guard let alert = aps?["alert"] else { return nil }
    let inner = alert[part.rawValue]
    let pair =
      inner?["loc-key"] == nil
      ? (alert["\(part.prefix)-key"], alert["\(part.prefix)-args"])
      : (inner?["loc-key"], inner?["loc-args"])
    guard let key = pair.0?.asString, !key.isEmpty else { return nil }
    var arguments: [JSON] = []
    if case .array(let items)? = pair.1 { arguments = items }
    return LocalizedAlert(key: key, arguments: arguments.map { $0.asString ?? $0.compact })
  }
}

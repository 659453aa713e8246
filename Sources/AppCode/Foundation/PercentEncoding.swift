/// Percent encoding of strings in UTF-8.
enum PercentEncoding {
  static func encoded(_ text: String, keeping allowed: LetterSet) -> String {
    var made = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, allowed.contains(scalar) {
        made.unicodeScalars.append(scalar)
      } else {
        made += escaped(scalar)
      }
    }
    return made
  }

  static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(Character(scalar)).utf8.map(escape).joined()
  }

  private static func escape(_ byte: UInt8) -> String {
    let hex = String(byte, radix: 16, uppercase: true)
    return "%" + (hex.count == 1 ? "0" : "") + hex
  }

  /// nil if a percent sign lacks two hexadecimal digits, or the bytes are not UTF-8.
  static func decoded(_ text: String) -> String? {
    guard text.contains("%") else { return text }
    var bytes: [UInt8] = []
    var units = Substring(text).utf8
    while let unit = units.popFirst() {
      guard unit == UInt8(ascii: "%") else {
        bytes.append(unit)
        continue
      }
      guard let digits = String(units.prefix(2)), digits.utf8.count == 2,
        let byte = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(byte)
      units = units.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Percent-encodes characters that this part of a URL cannot contain. A valid part keeps its escapes; those of an
  /// invalid one are encoded again, as Foundation does.
  static func repaired(_ text: Substring, keeping allowed: LetterSet = .urlPart) -> String {
    let text = String(text)
    let isValid =
      text.unicodeScalars.allSatisfy { $0.isASCII && ($0 == "%" || allowed.contains($0)) }
      && hasWholeEscapes(text)
    return isValid ? text : encoded(text, keeping: allowed)
  }

  private static func hasWholeEscapes(_ text: String) -> Bool {
    text.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
      let digits = part.unicodeScalars.prefix(2)
      return digits.count == 2 && digits.allSatisfy { $0.properties.isASCIIHexDigit }
    }
  }
}

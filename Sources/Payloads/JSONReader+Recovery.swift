import LifecycleModel

/// All detectable errors of a JSON text, and the document if its structure is certain. It is
/// uncertain after a missing bracket or quote.
package struct JSONSurvey: Hashable, Sendable {
  package var document: JSONDocument?
  /// In the order of the text.
  package var faults: [JSONError]
}

/// Continues after errors that do not affect the structure: an extra comma, a comment, wrong
/// quotes. The strict reader throws the first error.
extension JSONReader {
  private static let mostFaults = 50

  /// Reads a whole file and reports all its errors.
  package static func survey(utf8 bytes: [UInt8], limits: Limits = Limits()) -> JSONSurvey {
    var faults: [JSONError] = []
    var document: JSONDocument?
    do {
      let scalars = try decode(bytes, limits)
      document = try read(whole: scalars, limits, bearing: &faults)
    } catch {
      // A comment that extends to the end is already reported as the reason for an empty text.
      if error.kind != .empty || faults.isEmpty { faults.append(error) }
    }
    let inOrder = faults.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return JSONSurvey(document: document, faults: inOrder.map(\.element))
  }

  /// Records an error after which reading continues. The strict reader throws it.
  mutating func fault(_ error: JSONError) throws(JSONError) {
    guard let count = faults?.count, count < JSONReader.mostFaults else { throw error }
    faults?.append(error)
  }

  var bearsFaults: Bool { faults != nil }

  mutating func skipComment() throws(JSONError) {
    let isBlock = peek == "/" && scalars[offset + 1] == "*"
    let start = self
    let length = peek == "#" ? 1 : 2
    guard bearsFaults else { throw error(.comment, length: length) }
    for _ in 0..<length { advance() }
    while let next = peek {
      if isBlock, next == "*", offset + 1 < end, scalars[offset + 1] == "/" {
        advance()
        advance()
        return try fault(start.error(.comment, length: length))
      }
      if !isBlock, next == "\n" || next == "\r" {
        return try fault(start.error(.comment, length: length))
      }
      advance()
    }
    try fault(start.error(isBlock ? .unterminatedComment : .comment, length: length))
  }

  /// A string in quotes that JSON does not allow; nil if none begins here.
  mutating func readForeignString() throws(JSONError) -> String? {
    guard bearsFaults, let opening = peek, let closings = JSONReader.foreignQuotes[opening] else {
      return nil
    }
    try fault(misplaced(opening, .value))
    return try readString(from: position) { closings.contains($0) }
  }

  private static let foreignQuotes: [Unicode.Scalar: [Unicode.Scalar]] = [
    "'": ["'", "’"], "`": ["`"], "“": ["”", "“", "\""], "”": ["”", "\""], "„": ["“", "”", "\""],
    "‘": ["’", "'"], "’": ["’", "'"], "«": ["»"], "»": ["«"], "＂": ["＂", "\""],
  ]

  /// Commas with nothing between them.
  mutating func skipSurplusCommas(_ expected: JSONError.Expected) throws(JSONError) {
    while bearsFaults, let next = peek, next == "," {
      try fault(error(.unexpected(next, expected: expected)))
      advance()
      try skipBlanks()
    }
  }

  /// Accepts `，` and `；` in place of a comma, `：` and `=` in place of a colon, and records an
  /// error. Returns whether it did.
  mutating func takeStandIn(for sign: Unicode.Scalar) throws(JSONError) -> Bool {
    guard bearsFaults, let next = peek else { return false }
    let standIns: [Unicode.Scalar] =
      sign == "," ? ["，", "、", ";", "；"] : ["：", "="]
    guard standIns.contains(next) else { return false }
    try fault(error(sign == "," ? .missingComma : .missingColon))
    advance()
    return true
  }

  /// Whether a member (or, in an array, an item) can begin here, in any quotes.
  func canBegin(in bracket: JSONError.Bracket) -> Bool {
    guard let next = peek else { return false }
    if isQuote(next) || JSONReader.isWord(next) || JSONReader.foreignQuotes[next] != nil {
      return true
    }
    guard bracket == .array else { return false }
    return ["{", "[", "-"].contains(next) || ("0"..."9").contains(next)
  }
}

import LifecycleModel
import Payloads

/// Reads a Localizable.strings as Foundation does: `"KEY" = "TEXT";`, comments, and words without quotes. Of equal
/// keys, the last one counts.
struct StringsReader {
  static let mostTexts = 10_000
  /// The longest key or string, in Unicode scalars.
  static let longest = 4_000

  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private var place = SourcePosition.start
  private var entries: [String: String] = [:]

  static func read(_ text: String) throws(Located<SourceProblem>) -> [String: String] {
    var reader = StringsReader(scalars: Array(text.unicodeScalars))
    try reader.readAll()
    return reader.entries
  }

  private init(scalars: [Unicode.Scalar]) {
    // A byte order mark.
    self.scalars = scalars.first == "\u{FEFF}" ? Array(scalars.dropFirst()) : scalars
  }

  private var next: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func advance() {
    let scalar = scalars[offset]
    offset += 1
    let isReturn = scalar == "\r" && next != "\n"
    if scalar == "\n" || isReturn {
      place = SourcePosition(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
  }

  private func problem(
    _ problem: SourceProblem, at place: SourcePosition? = nil, nearest: String? = nil
  ) -> Located<SourceProblem> {
    let place = place ?? self.place
    return Located(line: place.line, column: place.column, problem, nearest: nearest)
  }

  private func expected(_ sign: TextsSign) -> Located<SourceProblem> {
    let isCurly = next.map { "“”„‘’«»".unicodeScalars.contains($0) } ?? false
    return problem(
      .texts(read: next.map { String(Character($0)) }, expected: sign),
      nearest: isCurly ? "\"" : nil)
  }

  private mutating func readAll() throws(Located<SourceProblem>) {
    try skipBlanks()
    while next != nil {
      guard let key = try word() else { throw expected(.key) }
      try skipBlanks()
      var text = key
      // The string of a key without a value is the key itself.
      if next != ";" {
        guard next == "=" else { throw expected(.equals) }
        advance()
        try skipBlanks()
        guard let given = try word() else { throw expected(.text) }
        text = given
        try skipBlanks()
      }
      guard next == ";" else { throw expected(.semicolon) }
      advance()
      entries[key] = text
      guard entries.count <= StringsReader.mostTexts else {
        throw problem(.tooManyTexts(limit: StringsReader.mostTexts))
      }
      try skipBlanks()
    }
  }

  private mutating func skipBlanks() throws(Located<SourceProblem>) {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        advance()
      } else if scalar == "/", isRemark {
        try skipRemark()
      } else {
        return
      }
    }
  }

  private var isRemark: Bool {
    guard offset + 1 < scalars.count else { return false }
    return scalars[offset + 1] == "/" || scalars[offset + 1] == "*"
  }

  private mutating func skipRemark() throws(Located<SourceProblem>) {
    let start = place
    advance()
    let isBlock = next == "*"
    advance()
    while let scalar = next {
      if !isBlock, scalar == "\n" || scalar == "\r" { return }
      advance()
      if isBlock, scalar == "*", next == "/" {
        advance()
        return
      }
    }
    if isBlock { throw problem(.textsOpen(.endOfRemark), at: start) }
  }

  /// Reads a key or a string; nil if something else is found.
  private mutating func word() throws(Located<SourceProblem>) -> String? {
    guard let first = next else { return nil }
    if first == "\"" || first == "'" { return try quoted(by: first) }
    let (start, begin) = (place, offset)
    while let scalar = next, StringsReader.isBare(scalar), !(scalar == "/" && isRemark) {
      advance()
    }
    guard offset - begin <= StringsReader.longest else { throw tooLong(start) }
    let word = String(String.UnicodeScalarView(scalars[begin..<offset]))
    return word.isEmpty ? nil : word
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_$/:.-".unicodeScalars.contains(scalar)
  }

  private func tooLong(_ place: SourcePosition) -> Located<SourceProblem> {
    problem(.textTooLong(limit: StringsReader.longest), at: place)
  }

  private mutating func quoted(by quote: Unicode.Scalar) throws(Located<SourceProblem>) -> String {
    let start = place
    advance()
    // The halves of a surrogate pair are escaped one by one.
    var units: [UInt16] = []
    while let scalar = next {
      advance()
      if scalar == quote {
        let text = String(decoding: units, as: UTF16.self)
        if text.hasTooManyMarks {
          throw problem(.tooManyMarks(limit: String.mostMarks), at: start)
        }
        return text
      }
      if scalar == "\\" {
        units.append(contentsOf: try escaped())
      } else {
        units.append(contentsOf: UTF16.encode(scalar)!)
      }
      guard units.count <= StringsReader.longest else { throw tooLong(start) }
    }
    throw problem(.textsOpen(.quote), at: start)
  }

  /// An escape after a backslash: a letter with a meaning, `\U` with a hexadecimal number, an octal
  /// number, or the character itself.
  private mutating func escaped() throws(Located<SourceProblem>) -> [UInt16] {
    guard let scalar = next else { return [] }
    if scalar == "U" {
      advance()
      return [try hexadecimal()]
    }
    if ("0"..."7").contains(scalar) { return [octal()] }
    advance()
    let meanings: [Unicode.Scalar: UInt16] = [
      "a": 7, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9, "v": 11,
    ]
    return meanings[scalar].map { [$0] } ?? Array(UTF16.encode(scalar)!)
  }

  private mutating func hexadecimal() throws(Located<SourceProblem>) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let scalar = next, let digit = Character(scalar).hexDigitValue else {
        throw expected(.digits)
      }
      value = value << 4 | UInt16(digit)
      advance()
    }
    return value
  }

  private mutating func octal() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<3 {
      guard let scalar = next, ("0"..."7").contains(scalar) else { break }
      value = value << 3 | UInt16(scalar.value - 48)
      advance()
    }
    return value & 0xFF
  }
}

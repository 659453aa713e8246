import LifecycleModel

/// Reads JSON as in RFC 8259 and reports line and column of errors. Accepts a byte order mark at
/// the beginning, and duplicate keys.
package struct JSONReader {
  package struct Limits: Hashable, Sendable {
    /// The deepest nesting of objects and arrays.
    package var depth = 64
    /// Bytes of the text in UTF-8.
    package var bytes = 1 << 20

    package init() {}
  }

  /// `fullWidth` also accepts `：`, `，` and `“ ”`, as typed on a Chinese keyboard.
  package enum Dialect: Hashable, Sendable {
    case strict, fullWidth
  }

  let scalars: [Unicode.Scalar]
  let end: Int
  let limits: Limits
  let dialect: Dialect
  var offset: Int
  var line: Int
  var column: Int
  /// The errors recorded so far; nil to throw the first error.
  var faults: [JSONError]?
  private var depth = 0
  private var duplicates: [JSONDocument.Duplicate] = []

  private init(
    _ scalars: [Unicode.Scalar], from start: Int, to end: Int, at position: SourcePosition,
    dialect: Dialect, limits: Limits
  ) {
    self.scalars = scalars
    self.end = end
    self.limits = limits
    self.dialect = dialect
    offset = start
    line = position.line
    column = position.column
  }

  /// Reads a whole text.
  package static func read(_ text: String, limits: Limits = Limits()) throws(JSONError)
    -> JSONDocument
  {
    if text.utf8.count > limits.bytes { throw tooLarge(limits) }
    return try read(whole: Array(text.unicodeScalars), limits)
  }

  /// Reads a whole file.
  package static func read(utf8 bytes: [UInt8], limits: Limits = Limits()) throws(JSONError)
    -> JSONDocument
  {
    try read(whole: try decode(bytes, limits), limits)
  }

  static func decode(_ bytes: [UInt8], _ limits: Limits) throws(JSONError) -> [Unicode.Scalar] {
    if bytes.count > limits.bytes { throw tooLarge(limits) }
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: break decoding
      case .error:
        var reader = JSONReader(
          scalars, from: 0, to: scalars.count, at: .start, dialect: .strict, limits: limits)
        while reader.offset < reader.end { reader.advance() }
        throw reader.error(.notUTF8)
      }
    }
    return scalars
  }

  /// Reads the value that begins at `start` of a longer text, and returns the offset of the first
  /// scalar after it. `position` is that of `start`. Reads nothing from `end` on.
  package static func readPrefix(
    of scalars: [Unicode.Scalar], from start: Int, to end: Int, at position: SourcePosition,
    dialect: Dialect = .strict, limits: Limits = Limits()
  ) throws(JSONError) -> (document: JSONDocument, end: Int) {
    var reader = JSONReader(
      scalars, from: start, to: end, at: position, dialect: dialect, limits: limits)
    let document = try reader.document()
    if reader.offset - start > limits.bytes {
      throw JSONError(
        kind: .tooLarge(limit: limits.bytes), position: position, offset: start, length: 1)
    }
    return (document, reader.offset)
  }

  private static func read(whole scalars: [Unicode.Scalar], _ limits: Limits) throws(JSONError)
    -> JSONDocument
  {
    var reader = JSONReader(
      scalars, from: 0, to: scalars.count, at: .start, dialect: .strict, limits: limits)
    return try reader.whole()
  }

  /// Continues after errors that do not affect the structure, and adds them to `faults`.
  static func read(
    whole scalars: [Unicode.Scalar], _ limits: Limits, bearing faults: inout [JSONError]
  ) throws(JSONError) -> JSONDocument {
    var reader = JSONReader(
      scalars, from: 0, to: scalars.count, at: .start, dialect: .strict, limits: limits)
    reader.faults = []
    defer { faults += reader.faults ?? [] }
    return try reader.whole()
  }

  private mutating func whole() throws(JSONError) -> JSONDocument {
    if peek == "\u{FEFF}" { offset += 1 }
    let document = try document()
    try skipBlanks()
    if offset < end { try fault(error(.textAfterEnd)) }
    return document
  }

  private static func tooLarge(_ limits: Limits) -> JSONError {
    JSONError(kind: .tooLarge(limit: limits.bytes), position: .start, offset: 0, length: 1)
  }

  private mutating func document() throws(JSONError) -> JSONDocument {
    try skipBlanks()
    if offset == end { throw error(.empty) }
    let (value, place) = try readValue(expecting: .value)
    return JSONDocument(value: value, place: place, duplicates: duplicates)
  }

  private mutating func readValue(expecting expected: JSONError.Expected) throws(JSONError)
    -> (JSON, JSONPlace)
  {
    let start = position
    guard let first = peek else { throw error(.endsEarly(expected: expected)) }
    if let text = try readForeignString() {
      return (.string(text), JSONPlace(key: nil, value: start, end: position, parts: []))
    }
    let value: JSON
    var parts: [JSONPlace] = []
    switch first {
    case "{": (value, parts) = try nested(.object)
    case "[": (value, parts) = try nested(.array)
    case "-", "0"..."9", "+", ".": value = .number(try readNumber())
    case _ where isQuote(first): value = .string(try readString())
    case _ where JSONReader.isWord(first): value = try readLiteral()
    default: throw misplaced(first, expected)
    }
    return (value, JSONPlace(key: nil, value: start, end: position, parts: parts))
  }

  private mutating func nested(_ bracket: JSONError.Bracket) throws(JSONError)
    -> (JSON, [JSONPlace])
  {
    if depth == limits.depth { throw error(.tooDeep(limit: limits.depth)) }
    depth += 1
    defer { depth -= 1 }
    let opened = position
    advance()
    switch bracket {
    case .object: return try readMembers(opened)
    case .array: return try readItems(opened)
    }
  }

  private mutating func readMembers(_ opened: SourcePosition) throws(JSONError)
    -> (JSON, [JSONPlace])
  {
    var members: [JSON.Member] = []
    var places: [JSONPlace] = []
    var seen: [String: SourcePosition] = [:]
    try skipBlanks()
    if take("}") { return (.object([]), []) }
    while true {
      try skipSurplusCommas(members.isEmpty ? .keyOrEnd : .key)
      if bearsFaults, take("}") { return (.object(members), places) }
      let keyPosition = position
      let key = try readKey(opened, isFirst: members.isEmpty)
      if let first = seen[key] {
        duplicates.append(.init(key: key, position: keyPosition, first: first))
      } else {
        seen[key] = keyPosition
      }
      try skipBlanks()
      if !takeColon() {
        if offset == end { throw error(.unclosed(.object, opened: opened)) }
        if try !takeStandIn(for: ":") {
          if peek == "," || peek == "}" { throw error(.missingColon) }
          try fault(error(.missingColon))
        }
      }
      try skipBlanks()
      if offset == end { throw error(.unclosed(.object, opened: opened)) }
      var (value, place) = try readValue(expecting: .value)
      place.key = keyPosition
      members.append(JSON.Member(key, value))
      places.append(place)
      if try closes(.object, opened) { return (.object(members), places) }
    }
  }

  private mutating func readItems(_ opened: SourcePosition) throws(JSONError)
    -> (JSON, [JSONPlace])
  {
    var items: [JSON] = []
    var places: [JSONPlace] = []
    try skipBlanks()
    if take("]") { return (.array([]), []) }
    while true {
      try skipSurplusCommas(items.isEmpty ? .valueOrEnd : .value)
      if offset == end { throw error(.unclosed(.array, opened: opened)) }
      if bearsFaults, take("]") { return (.array(items), places) }
      let (value, place) = try readValue(expecting: items.isEmpty ? .valueOrEnd : .value)
      items.append(value)
      places.append(place)
      if try closes(.array, opened) { return (.array(items), places) }
    }
  }

  private mutating func readKey(_ opened: SourcePosition, isFirst: Bool) throws(JSONError) -> String
  {
    guard let first = peek else { throw error(.unclosed(.object, opened: opened)) }
    if isQuote(first) { return try readString() }
    if let text = try readForeignString() { return text }
    if JSONReader.isWord(first) {
      let word = wordAhead()
      try fault(error(.unquotedKey(word.text), length: word.length))
      for _ in 0..<word.length { advance() }
      return word.text
    }
    throw misplaced(first, isFirst ? .keyOrEnd : .key)
  }

  /// After a member or an item: consumes the closing bracket (true), or the comma before the next
  /// one (false).
  private mutating func closes(_ bracket: JSONError.Bracket, _ opened: SourcePosition)
    throws(JSONError) -> Bool
  {
    let closing: Unicode.Scalar = bracket == .object ? "}" : "]"
    try skipBlanks()
    if take(closing) { return true }
    guard let next = peek else { throw error(.unclosed(bracket, opened: opened)) }
    guard next == "," || (dialect == .fullWidth && next == "，") else {
      if next == "}" || next == "]" || next == ":" {
        throw error(.unexpected(next, expected: .valueOrEnd))
      }
      if !bearsFaults, next == "“" || next == "”" || next == "'" { throw misplaced(next, .value) }
      if try takeStandIn(for: ",") {
        try skipBlanks()
        return take(closing)
      }
      guard canBegin(in: bracket) else { throw error(.missingComma) }
      try fault(error(.missingComma))
      return false
    }
    let comma = (offset, position)
    advance()
    try skipBlanks()
    if peek == closing {
      try fault(
        JSONError(
          kind: .trailingComma(before: bracket), position: comma.1, offset: comma.0, length: 1))
      return take(closing)
    }
    return false
  }
}

import LifecycleModel

/// Texts made of known pieces and unknown parts between them: `"https://\\(SDK.host)/a"`. The known pieces decide some
/// questions.
extension Interpreter {
  /// The pieces around the unknown parts; nil if the unknown value is not such a text.
  private func pieces(of what: String) -> [String]? {
    guard case .string(let joined)? = held(Interpreter.piecesFact, what) else { return nil }
    return joined.split(separator: "\0", omittingEmptySubsequences: false).map(String.init)
  }

  /// The known pieces of a value that becomes part of a text.
  func pieces(of value: Value, shownAs text: String, isKnown: Bool) -> [String] {
    if isKnown { return [text] }
    guard case .opaque(let what) = value.unwrapped else { return ["", ""] }
    return pieces(of: what) ?? ["", ""]
  }

  /// An unknown text that has these known pieces.
  mutating func unknownText(_ text: String, _ pieces: [String]) -> Value {
    let value = Value.unknown(text)
    guard case .opaque(let what) = value, pieces.contains(where: { !$0.isEmpty }),
      !pieces.contains(where: { $0.contains("\0") }), self.pieces(of: what) == nil
    else { return value }
    let kept = assumptionCount
    charge(kept)
    if kept < Interpreter.roomForPieces {
      setFact(Interpreter.piecesFact, what, pieces.joined(separator: "\0"))
    }
    return value
  }

  private var assumptionCount: Int {
    [Interpreter.assumedRoot, Interpreter.assumedAsideRoot].reduce(0) { count, table in
      guard case .dictionary(let entries) = root(table) else { return count }
      return count + entries.count
    }
  }

  /// Whether the values are equal, as far as their spellings show. An expression keeps its value, but each call of an
  /// initializer may create another object.
  func knownEquality(_ left: Value, _ right: Value) -> Bool? {
    switch (left.unwrapped, right.unwrapped) {
    case (.opaque(let one), .opaque(let other)):
      return one == other && !Opaque.isMade(one) ? true : nil
    case (.opaque(let what), .string(let text)), (.string(let text), .opaque(let what)):
      return mayBe(what, equalTo: text) ? nil : false
    default: return nil
    }
  }

  /// `"a" + SDK.id`, or nil if neither side is a known text.
  mutating func unknownSum(
    _ operation: BinaryOperator, _ left: Value, _ right: Value
  ) -> Value? {
    guard operation == .add else { return nil }
    func side(_ value: Value) -> (text: String, pieces: [String])? {
      switch value {
      case .string(let text): return (text, [text])
      case .opaque(let what): return (what, pieces(of: what) ?? ["", ""])
      default: return nil
      }
    }
    func isText(_ value: Value) -> Bool {
      if case .opaque(let what) = value { return pieces(of: what) != nil }
      return value.isText
    }
    guard isText(left) || isText(right), let one = side(left), let other = side(right) else {
      return nil
    }
    return unknownText(
      one.text + other.text, Interpreter.joined(one.pieces, other.pieces))
  }

  static func joined(_ left: [String], _ right: [String]) -> [String] {
    guard let last = left.last, let first = right.first else { return left + right }
    return left.dropLast() + [last + first] + right.dropFirst()
  }

  /// The result of a String method, if the known pieces decide it; otherwise nil.
  func decided(_ name: String, _ labels: [String], _ values: [Value], of what: String) -> Value? {
    guard values.count == 1, case .string(let wanted) = values[0], let pieces = pieces(of: what),
      let first = pieces.first, let last = pieces.last
    else { return nil }
    switch (name, labels.first) {
    case ("hasPrefix", _), ("starts", "with"):
      if first.hasPrefix(wanted) { return .bool(true) }
      return wanted.hasPrefix(first) ? nil : .bool(false)
    case ("hasSuffix", _):
      if last.hasSuffix(wanted) { return .bool(true) }
      return wanted.hasSuffix(last) ? nil : .bool(false)
    case ("contains", "_"):
      return pieces.contains { $0.contains(wanted) } ? .bool(true) : nil
    default: return nil
    }
  }

  /// A member of a text, or of the URL made from it, if the known pieces decide it; otherwise nil.
  func decided(_ member: String, of what: String) -> Value? {
    guard ["isEmpty", "scheme", "host"].contains(member), let pieces = pieces(of: what),
      let first = pieces.first
    else { return nil }
    if member == "isEmpty" { return .bool(false) }
    guard let sign = first.firstRange(of: "://"),
      first[..<sign.lowerBound].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    if member == "scheme" { return .some(.string(String(first[..<sign.lowerBound]))) }
    let host = first[sign.upperBound...].prefix { $0.isLetter || $0.isNumber || "-.".contains($0) }
    guard !host.isEmpty, host.endIndex < first.endIndex, "/?#:".contains(first[host.endIndex])
    else { return nil }
    return .some(.string(String(host)))
  }

  /// Whether the text may equal `other`, as far as its known pieces show.
  func mayBe(_ what: String, equalTo other: String) -> Bool {
    guard let pieces = pieces(of: what), let first = pieces.first, let last = pieces.last else {
      return true
    }
    guard other.hasPrefix(first), other.hasSuffix(last) else { return false }
    return other.utf8.count >= pieces.reduce(0) { $0 + $1.utf8.count }
  }

  private static let piecesFact = "pieces"
  /// Beyond this number of assumptions, further texts are completely unknown.
  private static let roomForPieces = 100
}

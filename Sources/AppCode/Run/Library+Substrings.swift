import LifecycleModel

/// A substring: its characters, and the number of characters before them in its string. Its indices are indices of the
/// string.
extension Value {
  static func substring(_ text: String, from start: Int) -> Value {
    .object("Substring", [.string(text), .int(start)])
  }

  var substringParts: (text: String, start: Int)? {
    guard case .object("Substring", let parts) = self, parts.count == 2,
      case .string(let text) = parts[0], case .int(let start) = parts[1]
    else { return nil }
    return (text, start)
  }

  /// A substring as a string, a slice of Data as Data; other values unchanged. Because of this, equal slices from
  /// different positions are one key of a dictionary and one member of a set.
  var withoutBase: Value {
    switch self {
    case .some(let held): return .some(held.withoutBase)
    case .object("Data", let parts) where parts.count > 1: return .object("Data", [parts[0]])
    default: return substringParts.map { .string($0.text) } ?? self
    }
  }

  /// An index of a string, a range of indices or a substring, moved forward by that many
  /// characters, alone or in an array.
  func shifted(by count: Int) -> Value {
    guard count != 0 else { return self }
    switch self {
    case .some(let held): return .some(held.shifted(by: count))
    case .object("String.Index", _): return position.map { .textIndex($0 &+ count) } ?? self
    case .object("Range", let bounds), .object("ClosedRange", let bounds):
      guard case .object(let name, _) = self else { return self }
      return .object(name, bounds.map { $0.shifted(by: count) })
    case .object("Substring", _):
      return substringParts.map { .substring($0.text, from: $0.start &+ count) } ?? self
    case .array(let items): return .array(items.map { $0.shifted(by: count) })
    default: return self
    }
  }

  static func textRange(_ range: Range<Int>) -> Value {
    .object("Range", [.textIndex(range.lowerBound), .textIndex(range.upperBound)])
  }
}

extension Interpreter {
  /// A method of a string, called on a substring.
  mutating func substringCall(
    _ part: (text: String, start: Int), _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    let given = values.map { $0.isList ? $0 : $0.shifted(by: -part.start) }
    let result = try callLibrary(.string(part.text), call, given)
    guard Interpreter.placing.contains(call.name) else { return result }
    return result?.shifted(by: part.start)
  }

  /// Methods whose results contain indices of their receiver.
  private static let placing: Set = [
    "index", "firstIndex", "lastIndex", "range", "firstRange", "ranges", "rangeOfCharacter",
    "prefix", "suffix", "drop", "dropFirst", "dropLast", "split", "trimmingPrefix",
  ]

  func substringMember(_ name: String, of value: Value) -> Value? {
    guard let (text, start) = value.substringParts else { return nil }
    let found = libraryMember(name, of: .string(text))
    return ["startIndex", "endIndex", "indices"].contains(name)
      ? found?.shifted(by: start) : found
  }

  /// A method that changes a substring; nil for other calls.
  mutating func mutateSubstring(
    _ part: (text: String, start: Int), _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> (changed: Value, result: Value)? {
    let given = values.map { $0.isList ? $0 : $0.shifted(by: -part.start) }
    guard let made = try mutateText(part.text, call, given) else { return nil }
    let gone: Int
    switch call.name {
    case "popFirst": gone = part.text.isEmpty ? 0 : 1
    case "removeFirst": gone = values.first?.asInt ?? 1
    case "trimPrefix":
      try spend(part.text.memberWork("count") + made.changed.memberWork("count"))
      gone = part.text.characterCount - made.changed.characterCount
    default: gone = 0
    }
    return (.substring(made.changed, from: part.start + gone), made.result)
  }

  /// The character or part of a text that a subscript selects. The text begins `start` characters after the beginning
  /// of its string.
  mutating func element(
    at key: Value, of text: String, from start: Int, _ spelling: String
  ) throws(Unwinding) -> Value {
    if key == .object("Operator", [.string("...")]) { return .substring(text, from: start) }
    if let (low, high) = key.intBounds {
      let first = low == .min ? 0 : low &- start
      guard first >= 0 else { throw trap(Interpreter.textBounds) }
      let part = try part(of: text, (first, high == .max ? .max : high &- start))
      return .substring(part, from: start + first)
    }
    guard case .object("String.Index", _) = key, let place = key.position else {
      try spendSpelling(of: [.string(text)])
      return .opaque("\"\(text)\"\(spelling)")
    }
    return .character(try character(at: place &- start, in: text))
  }
}

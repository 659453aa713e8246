import LifecycleModel

/// The strategies of a JSONDecoder or JSONEncoder.
struct JSONOptions {
  /// A case with the values that it carries: a closure, a formatter or texts.
  struct Strategy {
    var name: String
    var values: [Value] = []
  }

  /// The properties of the decoder or encoder as the program has set them.
  let value: Value

  init(_ table: Value) { value = table }

  private func property(_ name: String) -> Value? {
    guard case .dictionary(let entries) = value else { return nil }
    return entries.first { $0.key == .string(name) }?.value.unwrapped
  }

  /// nil if the program has not set it. An unknown strategy has an empty name.
  func strategy(_ property: String) -> Strategy? {
    switch self.property(property) {
    case nil: return nil
    case .member(let name)?: return Strategy(name: name)
    case .object("", let parts)?:
      return Strategy(name: parts.first?.memberName ?? "", values: Array(parts.dropFirst()))
    default: return Strategy(name: "")
    }
  }

  var userInfo: Value { property("userInfo") ?? .dictionary([]) }

  /// The text for infinity or NaN; nil if the encoder has no form for them.
  func text(ofNumber number: Double) -> String? {
    guard let strategy = strategy("nonConformingFloatEncodingStrategy"),
      strategy.name == "convertToString", strategy.values.count == 3
    else { return nil }
    return strategy.values[number.isNaN ? 2 : number < 0 ? 1 : 0].description
  }

  /// Infinity or NaN that the decoder reads from the text; nil for other texts.
  func number(of text: String) -> Double? {
    guard let strategy = strategy("nonConformingFloatDecodingStrategy"),
      strategy.name == "convertFromString",
      let place = strategy.values.firstIndex(where: { $0.description == text })
    else { return nil }
    return [.infinity, -.infinity, .nan][min(place, 2)]
  }

  /// nil if the value does not fit the strategy.
  func date(_ value: Value) -> Value? {
    switch (strategy("dateDecodingStrategy")?.name, value) {
    case ("iso8601", .string(let text)):
      return ISO8601Text.seconds(of: text, hasFraction: false).map { .date($0) }
    case ("secondsSince1970", _): return value.operand.asDouble.map { .date($0) }
    case ("millisecondsSince1970", _): return value.operand.asDouble.map { .date($0 / 1000) }
    case (nil, _), ("deferredToDate", _):
      return value.operand.asDouble.map { .date(sinceReference: $0) }
    default: return nil
    }
  }

  /// nil for a date that is no number in JSON: an infinite one, or NaN.
  func json(ofDate date: Value) -> JSON? {
    func number(_ number: Double) -> JSON? {
      guard number.isFinite else { return nil }
      return .number(
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)")
    }
    guard let reference = date.sinceReference else { return nil }
    let seconds = reference + Interpreter.referenceDate
    switch strategy("dateEncodingStrategy")?.name {
    case "iso8601":
      return ISO8601Text.string(from: seconds, hasFraction: false).map { .string($0) } ?? .null
    case "secondsSince1970": return number(seconds)
    case "millisecondsSince1970": return number(seconds * 1000)
    default: return number(reference)
    }
  }
}

/// Snake case as Foundation converts it.
enum SnakeCase {
  /// `user_name` as `userName`. Underscores at the beginning and end stay.
  static func camel(_ key: String) -> String {
    guard let first = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[first...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let joined = words[0].lowercased() + words.dropFirst().map(capitalized).joined()
    return key[..<first] + joined + key[key.index(after: last)...]
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }

  /// `myURLText` as `my_url_text`. The first letter begins a word of its own only if a capital
  /// follows it; the last letter before a small one begins the next word, even if it is a digit.
  static func snake(_ key: String) -> String {
    let letters = Array(key)
    guard letters.count > 1 else { return key.lowercased() }
    var words: [ArraySlice<Character>] = []
    var (start, searched) = (0, 1)
    while let capital = letters[searched...].firstIndex(where: \.isUppercase) {
      words.append(letters[start..<capital])
      start = capital
      guard let small = letters[capital...].firstIndex(where: \.isLowercase) else {
        searched = letters.count
        break
      }
      if small > capital + 1 {
        words.append(letters[capital..<small - 1])
        start = small - 1
      }
      searched = small + 1
    }
    words.append(letters[start...])
    return words.map { String($0).lowercased() }.joined(separator: "_")
  }
}

import LifecycleModel

/// The strategies of a JSONDecoder or JSONEncoder.
struct JSONOptions {
  /// The properties of the decoder or encoder as the program has set them.
  let value: Value
  /// The coding path of the value that is being written.
  let path: [Value]

  init(_ table: Value, path: [Value] = []) {
    value = table
    self.path = path
  }

  /// The options of an Encoder or of one of its containers.
  init(ofEncoder parts: [Value]) {
    var path: [Value] = []
    if parts.count > 2, case .array(let keys) = parts[2] { path = keys }
    self.init(parts.count > 1 ? parts[1] : .none, path: path)
  }

  func at(_ key: Value) -> JSONOptions { JSONOptions(value, path: path + [key]) }

  private func setting(_ name: String) -> Value? {
    guard case .dictionary(let entries) = value else { return nil }
    return entries.first { $0.key == .string(name) }?.value.unwrapped
  }

  /// The name of a strategy that was set, and its associated values: the closure of `.custom { ... }`.
  func strategy(_ name: String) -> (name: String, arguments: [Value])? {
    switch setting(name) {
    case .member(let word)?: return (word, [])
    case .object(_, let parts)?:
      return parts.first?.memberName.map { ($0, Array(parts.dropFirst())) }
    default: return nil
    }
  }

  var readsJSON5: Bool { setting("allowsJSON5").map { $0 != .bool(false) } ?? false }

  /// Whether all strategies that were set are simulated.
  var isPlayed: Bool {
    let isObject = setting("assumesTopLevelDictionary").map { $0 != .bool(false) } ?? false
    return !isObject
      && JSONOptions.played.allSatisfy { name, choices in
        guard setting(name) != nil else { return true }
        return strategy(name).map { choices[$0.name] == $0.arguments.count } ?? false
      }
  }

  /// The simulated strategies by property, with the number of their associated values.
  private static let played: [String: [String: Int]] = [
    "dateDecodingStrategy": dates, "dateEncodingStrategy": dates,
    "dataDecodingStrategy": bytes, "dataEncodingStrategy": bytes,
    "keyDecodingStrategy": ["useDefaultKeys": 0, "convertFromSnakeCase": 0, "custom": 1],
    "keyEncodingStrategy": ["useDefaultKeys": 0, "convertToSnakeCase": 0, "custom": 1],
    "nonConformingFloatDecodingStrategy": ["throw": 0, "convertFromString": 3],
    "nonConformingFloatEncodingStrategy": ["throw": 0, "convertToString": 3],
  ]

  private static let dates = [
    "deferredToDate": 0, "secondsSince1970": 0, "millisecondsSince1970": 0, "iso8601": 0,
    "formatted": 1, "custom": 1,
  ]

  private static let bytes = ["base64": 0, "deferredToData": 0, "custom": 1]

  // MARK: Infinity and NaN

  /// The text for a number that JSON cannot hold; nil if the encoder has none.
  func text(for number: Double) -> String? {
    guard let (_, texts) = strategy("nonConformingFloatEncodingStrategy"), texts.count == 3 else {
      return nil
    }
    return texts[number.isNaN ? 2 : number > 0 ? 0 : 1].description
  }

  /// The number that the text stands for; nil if the decoder has no such text.
  func number(for text: String) -> Double? {
    guard let (_, texts) = strategy("nonConformingFloatDecodingStrategy"), texts.count == 3 else {
      return nil
    }
    let numbers = [Double.infinity, -.infinity, .nan]
    return texts.firstIndex { $0.description == text }.map { numbers[$0] }
  }

  // MARK: Dates

  /// nil if the value does not fit the strategy.
  func date(_ value: Value) -> Value? {
    switch (strategy("dateDecodingStrategy")?.name, value) {
    case ("iso8601", .string(let text)):
      let seconds =
        ISO8601Text.seconds(of: text, hasFraction: false)
        ?? ISO8601Text.seconds(of: text, hasFraction: true)
      return seconds.map { .date($0) }
    case ("secondsSince1970", _): return value.operand.asDouble.map { .date($0) }
    case ("millisecondsSince1970", _): return value.operand.asDouble.map { .date($0 / 1000) }
    case (nil, _), ("deferredToDate", _):
      return value.operand.asDouble.map { .date(sinceReference: $0) }
    default: return nil
    }
  }

  /// The error message for a string that is not a date of the strategy; nil if the strategy takes no strings.
  var dateTextComplaint: String? {
    strategy("dateDecodingStrategy")?.name == "iso8601"
      ? "Expected date string to be ISO8601-formatted." : nil
  }

  /// The number or the text for a date.
  func written(date: Value) -> Value {
    let reference = date.sinceReference ?? 0
    let seconds = reference + Interpreter.referenceDate
    switch strategy("dateEncodingStrategy")?.name {
    case "iso8601":
      let text = ISO8601Text.string(from: seconds, hasFraction: false)
      return text.map { .string($0) } ?? .object("NSNull", [])
    case "secondsSince1970": return .double(seconds)
    case "millisecondsSince1970": return .double(seconds * 1000)
    default: return .double(reference)
    }
  }
}

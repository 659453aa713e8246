import LifecycleModel

/// The strategies of a JSONDecoder or JSONEncoder for keys and dates.
struct JSONOptions {
  /// The properties of the decoder or encoder as the program has set them.
  let value: Value

  init(_ table: Value) { value = table }

  private func option(_ name: String) -> String? {
    guard case .dictionary(let entries) = value else { return nil }
    return entries.first { $0.key == .string(name) }?.value.memberName
  }

  /// Whether the encoder has a form for infinity and NaN.
  var writesEveryNumber: Bool {
    guard case .dictionary(let entries) = value else { return false }
    return entries.contains { $0.key == .string("nonConformingFloatEncodingStrategy") }
  }

  /// The JSON key of a property, in snake case with `convertFromSnakeCase`.
  func key(_ name: String) -> String {
    option("keyDecodingStrategy") == "convertFromSnakeCase" ? JSONOptions.snake(name) : name
  }

  func writtenKey(_ name: String) -> String {
    option("keyEncodingStrategy") == "convertToSnakeCase" ? JSONOptions.snake(name) : name
  }

  private static func snake(_ name: String) -> String {
    var made = ""
    for letter in name {
      if letter.isUppercase, !made.isEmpty { made += "_" }
      made += letter.lowercased()
    }
    return made
  }

  /// nil if the value does not fit the strategy.
  func date(_ value: Value) -> Value? {
    switch (option("dateDecodingStrategy"), value) {
    case ("iso8601", .string(let text)):
      return ISO8601Text.seconds(of: text, hasFraction: false).map { .date($0) }
    case ("secondsSince1970", _): return value.operand.asDouble.map { .date($0) }
    case ("millisecondsSince1970", _): return value.operand.asDouble.map { .date($0 / 1000) }
    case (nil, _), ("deferredToDate", _):
      return value.operand.asDouble.map { .date(sinceReference: $0) }
    default: return nil
    }
  }

  /// The error for a string that is not a date of the strategy; nil if the strategy takes no
  /// strings.
  var dateTextComplaint: String? {
    option("dateDecodingStrategy") == "iso8601"
      ? "Expected date string to be ISO8601-formatted." : nil
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
    switch option("dateEncodingStrategy") {
    case "iso8601":
      return ISO8601Text.string(from: seconds, hasFraction: false).map { .string($0) } ?? .null
    case "secondsSince1970": return number(seconds)
    case "millisecondsSince1970": return number(seconds * 1000)
    default: return number(reference)
    }
  }
}

import LifecycleModel

/// Locale and the parts of its identifier.
extension Interpreter {
  /// nil for a locale whose identifier is unknown, and for other members.
  func localeMember(_ name: String, _ identifier: Value) -> Value? {
    guard case .string(let text) = identifier else { return nil }
    switch name {
    case "identifier": return identifier
    case "description", "debugDescription": return .string("\(text) (fixed \(text))")
    case "languageCode":
      let part = Interpreter.localePart(name, text)?.unwrapped
      if case .object(_, let parts)? = part { return parts.first.map { .some($0) } }
      return Value.none
    case "regionCode", "region", "language":
      return Interpreter.localePart(name, text)
    case "decimalSeparator": return (NumberRegion(text)?.decimalSeparator).map { .text($0) }
    case "groupingSeparator": return (NumberRegion(text)?.groupingSeparator).map { .text($0) }
    default: return nil
    }
  }

  /// `locale.language.languageCode?.identifier` and the like. Each part is stored as its identifier.
  static func localePart(_ name: String, _ identifier: String) -> Value? {
    let words = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
    let region = words.dropFirst().first { $0.count == 2 || Int($0) != nil }
    let language = words.first { $0.count < 4 && $0 != region }
    switch name {
    case "identifier", "description": return .string(identifier)
    case "languageCode" where identifier.isEmpty, "regionCode" where region == nil,
      "region" where region == nil:
      return Value.none
    case "regionCode": return .text(region)
    case "region": return .some(.object("Locale.Part", [.string(region ?? "")]))
    case "language": return .object("Locale.Part", [.string(language ?? identifier)])
    case "languageCode": return language.map { .some(.object("Locale.Part", [.string($0)])) }
    default: return nil
    }
  }
}

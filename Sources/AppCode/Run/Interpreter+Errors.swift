import LifecycleModel

/// User-defined errors as NSError: description, domain, code and, for `CustomNSError`, userInfo.
extension Interpreter {
  mutating func localizedDescription(of value: Value) throws(Unwinding) -> Value? {
    if let own = try ownMember("errorDescription", of: value), own != .none {
      return own.unwrapped
    }
    if let info = try ownMember("errorUserInfo", of: value) {
      let text = lookUp(.string("NSLocalizedDescription"), in: info).unwrapped
      if text != .none { return text }
    }
    guard let (domain, code) = try errorNumber(of: value) else { return nil }
    return .string("The operation could not be completed. (\(domain) error \(code).)")
  }

  /// An NSError as iOS prints it. For system errors, the description replaces the userInfo.
  static func errorText(_ parts: [Value]) -> String {
    let text = parts.first ?? .string("")
    let code = errorMember("code", parts) ?? .int(0)
    var info = parts.count > 3 ? parts[3] : .dictionary([])
    let key = Value.string("NSLocalizedDescription")
    if parts.count < 4 { info.set(text, forKey: key) }
    guard case .dictionary(let entries) = info else { return text.description }
    let isDescribed = entries.contains { $0.key == key }
    let shown = entries.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    return "Error Domain=\(errorMember("domain", parts) ?? .string("")) Code=\(code) "
      + (isDescribed ? "\"\(text)\"" : "\"(null)\"")
      + (entries.isEmpty ? "" : " UserInfo={\(shown)}")
  }

  /// Properties of LocalizedError, and those of NSError that have their texts.
  private static let errorTexts = [
    ("failureReason", "localizedFailureReason"),
    ("recoverySuggestion", "localizedRecoverySuggestion"), ("helpAnchor", "helpAnchor"),
  ]

  /// A text of an NSError: that of the bridged error, or of its userInfo; nil for other names.
  static func errorText(_ name: String, _ parts: [Value]) -> Value? {
    let keys = [
      "localizedFailureReason": "NSLocalizedFailureReason",
      "localizedRecoverySuggestion": "NSLocalizedRecoverySuggestion", "helpAnchor": "NSHelpAnchor",
    ]
    guard let key = keys[name] else { return nil }
    for (part, key) in zip(parts.dropFirst(3), [key, name]) {
      guard case .dictionary(let entries) = part,
        let text = entries.first(where: { $0.key == .string(key) })?.value.unwrapped
      else { continue }
      return .some(text)
    }
    return Value.none
  }

  /// Domain and code that Foundation gives a user-defined error. The code of an enumeration is the
  /// case's index; cases with associated values come first.
  private mutating func errorNumber(
    of value: Value
  ) throws(Unwinding) -> (domain: String, code: Int)? {
    guard let (name, table) = table(of: value) else { return nil }
    var code = 1
    if case .object(_, let parts) = value, table.kind == .enumType {
      let carrying = table.cases.filter { !$0.labels.isEmpty }
      let ordered = carrying + table.cases.filter(\.labels.isEmpty)
      code = ordered.firstIndex { .member($0.name) == parts.first } ?? 0
      let own = table.cases.first { .member($0.name) == parts.first }
      if let raw = own?.rawValue?.asInt { code = raw }
    }
    var domain = "\(Interpreter.module).\(name)"
    if table.names.contains("CustomNSError") {
      if let own = try ownMember("errorDomain", of: .type(name)) { domain = own.description }
      if let own = try ownMember("errorCode", of: value)?.asInt { code = own }
    }
    return (domain, code)
  }

  /// `error as NSError`; nil if the value is not a user-defined error.
  mutating func bridgedError(_ value: Value) throws(Unwinding) -> Value? {
    if case .object("URLError", let parts) = value.unwrapped, let first = parts.first,
      let code = libraryMember("rawValue", of: first), code.asInt != nil
    {
      let domain = Value.string("NSURLErrorDomain")
      let text = "The operation could not be completed. (\(domain) error \(code).)"
      return .object("NSError", [.string(text), code, domain, .dictionary([])])
    }
    if case .object("CancellationError", _) = value.unwrapped {
      let domain = Value.string("Swift.CancellationError")
      let text = "The operation could not be completed. (\(domain) error 1.)"
      return .object("NSError", [.string(text), .int(1), domain, .dictionary([])])
    }
    guard !value.unwrapped.isLibraryError, let (_, table) = table(of: value.unwrapped),
      !table.names.isDisjoint(with: ["Error", "LocalizedError", "CustomNSError"]),
      let (domain, code) = try errorNumber(of: value.unwrapped)
    else { return nil }
    let text = try localizedDescription(of: value.unwrapped) ?? .string("")
    let info = try ownMember("errorUserInfo", of: value.unwrapped) ?? .dictionary([])
    var parts = [text, .int(code), .string(domain), info]
    var more = Value.dictionary([])
    for (name, key) in Interpreter.errorTexts {
      guard let own = try ownMember(name, of: value.unwrapped), own != .none else { continue }
      more.set(own.unwrapped, forKey: .string(key))
    }
    if more != .dictionary([]) { parts.append(more) }
    return .object("NSError", parts)
  }
}

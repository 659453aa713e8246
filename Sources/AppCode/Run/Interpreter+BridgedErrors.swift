import LifecycleModel

/// Errors of iOS are objects of NSError. Swift code casts them to the type of their domain:
/// `error as? URLError`, `catch BGTaskScheduler.Error.notPermitted`.
extension Interpreter {
  private struct Domain {
    var name: String
    var codes: [String: Int]
  }

  private static let domains = [
    "URLError": Domain(name: "NSURLErrorDomain", codes: RawValues.urlErrors),
    "BGTaskScheduler.Error": Domain(name: taskErrorDomain, codes: RawValues.taskErrors),
  ]

  static let taskErrorDomain = "BGTaskSchedulerErrorDomain"

  static func taskError(_ error: TaskError) -> Value {
    let code = RawValues.taskErrors[error.rawValue] ?? 0
    let text = "The operation could not be completed. (\(taskErrorDomain) error \(code).)"
    return .object("NSError", [.string(text), .int(code), .string(taskErrorDomain)])
  }

  /// The error as a value of its domain's type; nil for other errors and types.
  func typedError(_ value: Value, as type: String) -> Value? {
    guard let domain = Interpreter.domains[type], case .object("NSError", let parts) = value,
      let code = Interpreter.code(of: parts, in: domain),
      let word = domain.codes.filter({ $0.value == code }).keys.sorted().first
    else { return nil }
    return .object(type, [.member(word)] + parts.dropFirst(3).prefix(1))
  }

  /// Whether an error pattern such as `URLError.notConnectedToInternet` matches.
  func matchesError(_ pattern: Value, _ value: Value) -> Bool {
    guard case .member(let word) = pattern, case .object("NSError", let parts) = value.unwrapped
    else { return false }
    return Interpreter.domains.values.contains { domain in
      guard let code = domain.codes[word] else { return false }
      return Interpreter.code(of: parts, in: domain) == code
    }
  }

  /// The error's code; nil if it is of another domain.
  private static func code(of parts: [Value], in domain: Domain) -> Int? {
    guard errorMember("domain", parts) == .string(domain.name) else { return nil }
    return errorMember("code", parts)?.asInt
  }

  func urlErrorMember(_ name: String, _ parts: [Value]) -> Value? {
    let code =
      parts.first.flatMap { RawValues.rawValue(of: $0, in: "URLError.Code") }
      .map { Value.int($0) } ?? parts.first.flatMap { libraryMember("rawValue", of: $0) }
    if name == "errorCode" { return code }
    let info = parts.count > 1 ? parts[1] : .dictionary([])
    if name == "userInfo" || name == "errorUserInfo" { return info }
    if name == "failingURL" { return lookUp(.string("NSErrorFailingURLKey"), in: info).optional }
    if name == "localizedDescription", let code {
      return .string(
        "The operation could not be completed. (NSURLErrorDomain error \(code).)")
    }
    return name == "code" ? parts.first : nil
  }

  /// A member of a value that `typedError` made; nil for other members.
  static func taskErrorMember(_ name: String, _ parts: [Value]) -> Value? {
    let code = parts.first?.memberName.flatMap { RawValues.taskErrors[$0] }
    switch name {
    case "code": return parts.first
    case "errorCode": return code.map { .int($0) }
    case "localizedDescription":
      return code.map {
        .string("The operation could not be completed. (\(taskErrorDomain) error \($0).)")
      }
    default: return nil
    }
  }
}

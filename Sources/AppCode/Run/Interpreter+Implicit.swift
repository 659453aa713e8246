import LifecycleModel

/// Calls without a written type: `.seconds(5)`, `.init(...)`.
extension Interpreter {
  mutating func callImplicit(_ call: Call) throws(Unwinding) -> Value {
    let values = try evaluate(call.values)
    if let known = try interval(call, values) { return known }
    switch call.name {
    case "now": return dispatchNow
    case "some": return values.first.map { .some($0) } ?? .none
    case "success", "failure": return .object("Result", [.member(call.name)] + values)
    case "global": return try globalQueue()
    case "current" where values.isEmpty && !isOwnStatic(call.name):
      return .system("UNUserNotificationCenter")
    case "init" where Interpreter.madeByLabels[call.labels] != nil:
      return try make(Interpreter.madeByLabels[call.labels] ?? "", call, values)
    case "init" where call.waitsForType:
      let labels = call.labels.map { Value.string($0) }
      let spelling = Value.string(Opaque.short(".init" + call.spelling))
      return try checkingSize(.object(Value.waitingInit, [spelling, .array(labels)] + values))
    case "init":
      // `.init(rawValue: "x")` usually is the name of a notification or a key.
      return [["rawValue"], ["_"]].contains(call.labels)
        ? values[0] : .opaque(Opaque.short(".init" + call.spelling))
    default:
      if let owner = call.unknownOwner, !tree.matchedCases.contains(call.name) {
        return try callMember(
          tree.types[owner] == nil ? .opaque(owner) : .type(owner), nil, call, values)
      }
      return try checkingSize(.object("", [.member(call.name)] + values))
    }
  }

  /// `DispatchTimeInterval.seconds(5)`; nil for other calls.
  mutating func interval(
    _ receiver: Value, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> Value? {
    switch receiver {
    case .type("DispatchTimeInterval"), .opaque("DispatchTimeInterval"):
      return try interval(call, values)
    default: return nil
    }
  }

  /// A time interval of Dispatch, in seconds.
  private mutating func interval(_ call: Call, _ values: [Value]) throws(Unwinding) -> Value? {
    let first = values.first
    switch call.name {
    case "seconds" where first?.isOpaque == true: return first
    case "seconds": return numeric(first ?? .int(0), as: .double) ?? .double(0)
    case "milliseconds": return try apply(.divide, first ?? .int(0), .double(1000))
    case "microseconds": return try apply(.divide, first ?? .int(0), .double(1_000_000))
    case "nanoseconds": return try apply(.divide, first ?? .int(0), .double(1_000_000_000))
    default: return nil
    }
  }

  /// The type that `.init(...)` makes when only its labels identify it.
  private static let madeByLabels: [[String]: String] = [
    ["name", "value"]: "URLQueryItem", ["charactersIn"]: "CharacterSet",
    ["secondsFromGMT"]: "TimeZone", ["timeIntervalSince1970"]: "Date",
    ["codingPath", "debugDescription"]: "DecodingError.Context",
    ["name", "object"]: "Notification", ["name", "userInfo"]: "Notification",
    ["name", "object", "userInfo"]: "Notification",
    ["identifier", "content", "trigger"]: "UNNotificationRequest",
    ["identifier", "title", "options"]: "UNNotificationAction",
    ["identifier", "actions", "intentIdentifiers"]: "UNNotificationCategory",
    ["identifier", "actions", "intentIdentifiers", "options"]: "UNNotificationCategory",
  ]
}

extension Value {
  /// `.init(...)` whose type is not yet known: its text, its labels and its arguments.
  static let waitingInit = ".init"

  /// The value as an unknown one if it is a waiting `.init(...)`; nil for others.
  var ofUnknownType: Value? {
    guard case .object(Value.waitingInit, let parts) = self, let spelling = parts.first else {
      return nil
    }
    return .opaque(spelling.description)
  }
}

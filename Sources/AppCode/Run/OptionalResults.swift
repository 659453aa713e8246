import LifecycleModel

/// Library members whose value is an Optional, by the kind of their owner.
enum OptionalResults {
  private static let ofElements: Set<String> = ["first", "last", "min", "max"]
  private static let ofURL: Set<String> = ["scheme", "host", "query", "fragment", "port", "user"]

  static func members(of value: Value) -> Set<String> {
    switch value {
    case .string, .array, .dictionary, .object("Set", _), .object("Range", _),
      .object("ClosedRange", _), .object("Data", _), .object("ArraySlice", _),
      .object("Substring", _):
      return ofElements
    case .object("URL", _), .object("URLComponents", _): return ofURL
    case .object("Notification", _): return ["object", "userInfo"]
    case .system("UIDevice"): return ["identifierForVendor"]
    default: return []
    }
  }

  /// Members of system objects that the app creates; nil until they are set.
  static func members(ofObject type: String) -> Set<String> {
    switch type {
    case "BGAppRefreshTaskRequest", "BGProcessingTaskRequest": return ["earliestBeginDate"]
    case "UNMutableNotificationContent": return ["badge", "sound"]
    default: return ["delegate"]
    }
  }

  static func isOptional(_ call: Call, on receiver: Value) -> Bool {
    switch (receiver, call.name) {
    case (.string, "first"), (.string, "last"), (.string, "data"), (.string, "popLast"): return true
    case (.string, _): return false
    case (_, "first"), (_, "last"), (_, "min"), (_, "max"), (_, "firstIndex"), (_, "lastIndex"),
      (_, "randomElement"), (_, "popLast"), (_, "popFirst"), (_, "updateValue"),
      (_, "removeValue"):
      return true
    case (.object("Set", _), "remove"), (.object("Set", _), "update"): return true
    default: return false
    }
  }

  /// Whether the initializer is failable for these arguments.
  static func isFailable(_ name: String, _ call: Call, _ values: [Value]) -> Bool {
    let label = call.labels.first ?? ""
    switch name {
    case "URL", "NSURL": return label == "string"
    case "UUID": return label == "uuidString"
    case "Bool": return values.first?.isText == true
    case "String":
      return label == "data" || label == "validating" || (label == "bytes")
    case "Data": return label == "base64Encoded"
    case "URLComponents": return label == "string" || label == "url"
    case "Decimal": return label == "string"
    case "UserDefaults": return label == "suiteName"
    default:
      guard KnownType.reference(name).isNumber else { return false }
      return label == "exactly" || (label != "ascii" && values.first?.isText == true)
    }
  }
}

extension Value {
  var isText: Bool {
    switch self {
    case .string, .character, .object("Substring", _): return true
    default: return false
    }
  }
}

extension Value {
  /// The Optional that a member of `owner` returns. An element of a list exists, even if it is unknown.
  func optional(heldBy owner: Value, _ name: String) -> Value {
    guard isOpaque, Value.elementMembers.contains(name) else { return optional }
    switch owner {
    case .array, .dictionary, .object("Set", _), .object("ArraySlice", _): return .some(self)
    default: return optional
    }
  }

  private static let elementMembers: Set = [
    "first", "last", "randomElement", "popLast", "popFirst", "removeValue", "updateValue",
  ]
}

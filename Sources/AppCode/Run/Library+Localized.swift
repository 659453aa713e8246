import LifecycleModel

/// Strings of the app's Localizable.strings.
extension Interpreter {
  /// `NSLocalizedString`, `String(localized:)` and `Bundle.localizedString`. Without the file, for another table or a
  /// missing key, the result is `value` or `defaultValue`, or else the key.
  func localized(_ arguments: LabelledArguments) -> Value {
    let key = arguments.first.map { describe($0) } ?? ""
    func text(_ label: String) -> String? {
      guard case .string(let text)? = arguments[label]?.unwrapped, !text.isEmpty else { return nil }
      return text
    }
    let table = text("tableName") ?? text("table") ?? "Localizable"
    let found = table == "Localizable" ? reaction.world.stage.texts?[key] : nil
    return .string(found ?? text("value") ?? text("defaultValue") ?? key)
  }

  /// `NSString.localizedUserNotificationString(forKey:arguments:)`: the same text that iOS shows for a push with
  /// `loc-key`.
  func notificationText(_ arguments: LabelledArguments) -> Value {
    let key = JSON.string(arguments.first.map { describe($0) } ?? "")
    let given = arguments["arguments"].map { elements(of: $0.unwrapped) } ?? []
    let alert = JSON.object([
      .init("loc-key", key), .init("loc-args", .array(given.map { .string(describe($0)) })),
    ])
    let push = Push(payload: .object([.init("aps", .object([.init("alert", alert)]))]))
    return .string(push.text(of: .body, in: reaction.world.stage.texts) ?? "")
  }
}

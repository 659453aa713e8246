import LifecycleModel

/// Members and functions of Swift and Foundation that the tables lack. Their result is unknown although all their
/// inputs are known, so a step names them.
extension Interpreter {
  /// Notes the result if it is unknown and neither the receiver nor an argument explains why.
  mutating func noteUnplayed(_ made: Value, of receiver: Value?, _ values: [Value] = []) {
    guard case .opaque(let spelling) = made.unwrapped, !buildsViews,
      receiver.map(isOfLibrary) ?? true,
      !(receiver.map { [$0] } ?? []).contains(where: isUnknownInside),
      !values.contains(where: isUnknownInside)
    else { return }
    charge(Interpreter.stepWeight)
    reaction.note(unplayed: Value.shown(spelling))
  }

  /// Whether the value contains an unknown value that its results may show.
  private func isUnknownInside(_ value: Value) -> Bool {
    // The unknown part of a time zone is only its own offset.
    if case .object("TimeZone", _) = value.unwrapped { return false }
    return holdsUnknown(value)
  }

  /// Whether it is a value or object of Swift or Foundation.
  private func isOfLibrary(_ value: Value) -> Bool {
    switch value {
    case .string, .character, .int, .integer, .double, .float, .bool, .array, .dictionary:
      return true
    case .some(let held): return isOfLibrary(held)
    case .object(let name, _): return !declares(name) && KnownType.isOfLibrary(name)
    case .reference:
      return typeNames(of: value).first.map { !declares($0) && KnownType.isOfLibrary($0) } ?? false
    case .system(let name), .type(let name):
      return !declares(name) && KnownType.isOfLibrary(String(name.prefix { $0 != "." }))
    default: return false
    }
  }
}

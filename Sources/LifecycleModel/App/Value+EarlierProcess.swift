/// Unknown values that outlive their process. Assumptions about an expression end with the process, so that a stored
/// `SDK.token` may differ from the current `SDK.token`.
extension Value {
  private static let mark = "earlier "

  /// Whether an entry of the dictionary is an unknown value of the current process.
  var holdsUnknown: Bool {
    guard case .dictionary(let entries) = self else { return false }
    return entries.contains { $0.value != $0.value.asEarlier }
  }

  /// The dictionary with its unknown values marked as those of an earlier process.
  var ofEarlierProcess: Value {
    guard case .dictionary(let entries) = self else { return self }
    return .dictionary(entries.map { Entry($0.key, $0.value.asEarlier) })
  }

  private var asEarlier: Value {
    switch self {
    case .opaque(let what): return what.hasPrefix(Value.mark) ? self : .opaque(Value.mark + what)
    case .some(let held): return .some(held.asEarlier)
    default: return self
    }
  }
}

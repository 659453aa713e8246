/// Lets Escape act at once although it may turn out to be the beginning of a sequence: keeps the state
/// from before it, and restores that when the rest of the sequence arrives.
package struct EscapeGuard<State> {
  private var before: State?

  package init() {}

  /// To be asked before each input. False: `input` is done with.
  package mutating func admits(_ input: Input, _ state: inout State) -> Bool {
    switch input {
    case .key(.escape): before = state
    case .escapeRevoked:
      if let before { state = before }
      before = nil
      return false
    case .tick, .mail: break
    default: before = nil
    }
    return true
  }
}

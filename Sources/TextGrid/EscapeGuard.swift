/// Lets Escape act at once although it may turn out to be the beginning of a sequence: keeps the
/// state from before it, and restores that when the rest of the sequence arrives.
package struct EscapeGuard<State> {
  private var before: State?
  /// An Escape that is still to come has broken off what was at work.
  private var awaitsEscape = false

  package init() {}

  /// An Escape, Ctrl-C or an end has broken off work and has not been taken yet: the keys in front
  /// of it are dropped, and so is an Escape itself.
  package mutating func brokeOff() { awaitsEscape = true }

  /// Call before each input. Returns false if `input` needs no further handling.
  package mutating func admits(_ input: Input, _ state: inout State) -> Bool {
    if awaitsEscape, let isAdmitted = admitsBehindBreak(input) { return isAdmitted }
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

  /// nil: as always.
  private mutating func admitsBehindBreak(_ input: Input) -> Bool? {
    switch input {
    case .key(.escape):
      (awaitsEscape, before) = (false, nil)
      return false
    case .key(.control("c")), .quit:
      awaitsEscape = false
      return nil
    case .key, .modified, .character, .alt, .paste, .pasteTooLong, .mouse: return false
    case .resize, .tick, .mail, .escapeRevoked, .ignored: return nil
    }
  }
}

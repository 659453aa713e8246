/// Lets Escape act at once, although it may be the beginning of a longer sequence. Keeps the earlier state and restores
/// it if the rest of the sequence arrives.
package struct EscapeGuard<State> {
  private var before: State?
  /// Whether an Escape that has cancelled work will still arrive as an input.
  private var awaitsEscape = false

  package init() {}

  /// Call this when an Escape, Ctrl-C or request to end has cancelled work before its input was handled. Earlier keys
  /// are dropped, and so is the Escape itself.
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
    case .tick, .mail, .keysDropped: break
    default: before = nil
    }
    return true
  }

  /// nil if the input is handled as usual.
  private mutating func admitsBehindBreak(_ input: Input) -> Bool? {
    switch input {
    case .key(.escape):
      (awaitsEscape, before) = (false, nil)
      return false
    case .key(.control("c")), .quit:
      awaitsEscape = false
      return nil
    case .key, .modified, .character, .alt, .paste, .pasteTooLong, .pasteUnfinished, .mouse:
      return false
    case .resize, .tick, .mail, .escapeRevoked, .ignored, .keysDropped: return nil
    }
  }
}

/// What of a program affects completion handlers, by `HandlerSlice`.
struct HandlerRelevance: Sendable {
  /// Lines of decisions.
  var lines: Set<Int> = []
  /// Properties and globals that reach a decision, hold a handler, or would trap where they are nil.
  var names: Set<String> = []
  /// Bodies that do something that matters.
  var codes: Set<Int> = []
  /// Whether code that does something that matters waits for a task's end.
  var awaitsTasks = false
  /// Whether code that observes notifications does something that matters.
  var observersMatter = true
  /// Guards that unknown things fail alike, by line: the words that stand in no other line's
  /// expressions.
  var alike: [Int: Set<String>] = [:]
  /// Names whose values reach a decision.
  var readNames: Set<String> = []
  /// Whether values of UserDefaults reach a decision.
  var defaults = true
}

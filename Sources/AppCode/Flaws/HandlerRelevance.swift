/// What of a program bears on completion handlers, by `HandlerSlice`.
struct HandlerRelevance: Sendable {
  /// Lines of decisions.
  var lines: Set<Int> = []
  /// Properties and globals that reach a decision, hold a handler, or would trap where they are nil.
  var names: Set<String> = []
  /// Bodies that do something that matters.
  var codes: Set<Int> = []
  /// Names whose values reach a decision.
  var readNames: Set<String> = []
  /// Whether what UserDefaults hold reaches a decision.
  var defaults = true
}

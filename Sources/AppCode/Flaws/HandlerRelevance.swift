/// The parts of a program that affect completion handlers, as found by `HandlerSlice`.
struct HandlerRelevance: Sendable {
  /// Lines with decisions that affect completion handlers. In this type and in `HandlerSlice`,
  /// "relevant" means this.
  var lines: Set<Int> = []
  /// Properties and globals that affect a decision, hold a handler, or would trap if nil.
  var names: Set<String> = []
  /// Bodies with a relevant effect.
  var codes: Set<Int> = []
  /// Whether code with a relevant effect waits for the end of a task.
  var awaitsTasks = false
  /// Whether code that observes notifications has a relevant effect.
  var observersMatter = true
  /// Guards whose unknown conditions all lead to the same `else`, by line, with the names that no other line uses.
  var alike: [Int: Set<String>] = [:]
  /// Names whose values affect a decision.
  var readNames: Set<String> = []
  /// Names whose values affect a relevant decision.
  var repeatable: Set<Int> = []
  /// Bodies that, for handlers, have no further effect if they run twice at one instant.
  var defaults = StoredKeys.all
  /// Whether relevant code reads which notifications were delivered.
  var readsDelivered = true
  /// Lines of `catch` and `try?` whose error path no search tries.
  var untaken: [Int] = []
}

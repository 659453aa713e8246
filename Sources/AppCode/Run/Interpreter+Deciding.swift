import LifecycleModel

/// Branches, and the assumptions that they rest on.
extension Interpreter {
  /// Evaluates a branch's condition and records the assumption that it depends on.
  mutating func deciding<Result>(
    _ decide: (inout Interpreter) throws(Unwinding) -> Result
  ) throws(Unwinding) -> (Result, because: String?) {
    let (outer, wasDeciding) = (consulted, isDeciding)
    (consulted, isDeciding) = (nil, true)
    defer { isDeciding = wasDeciding }
    let result: Result
    do {
      result = try decide(&self)
    } catch {
      consulted = outer
      throw error
    }
    let reason = consulted ?? reasonForNil
    consulted = outer ?? reason
    if let reason, tree.aboutHandlers.lines.contains(line) {
      for handler in openHandlers { reaction.rest(handler, on: reason) }
    }
    if let reason {
      if tree.reportingCalls.lines.contains(line) { reaction.deferCallReport(on: reason) }
      if tree.endingBackgroundTasks.lines.contains(line) {
        reaction.deferBackgroundTime(on: reason)
      }
    }
    return (result, reason)
  }

  /// The assumption that made a nil in the condition nil: unknown code gave a closure no error, or an assumed condition
  /// skipped an assignment.
  private var reasonForNil: String? {
    if let given = errorsGiven, given.code == codeNow, given.lines.contains(line) {
      return given.because
    }
    guard let last = lastNil, last.line == line,
      case .dictionary(let passed) = root(Interpreter.passedOverRoot),
      case .string(let reason)? = passed.value(named: last.property)
    else { return nil }
    return reason
  }
}

import LifecycleModel

/// `await context.perform { ... }`: an awaited call of unknown code ends after the closures passed to it have run.
extension Interpreter {
  mutating func awaited(_ call: Expression) throws(Unwinding) -> Value {
    let made = try once { interpreter throws(Unwinding) in
      let before = interpreter.closuresGivenAway
      let result = try interpreter.evaluate(call)
      let isLent = interpreter.closuresGivenAway > before && result.isOpaque
      return .tuple([result, .bool(isLent)])
    }
    guard case .tuple(let parts) = made, parts.count == 2 else { return made }
    if parts[1] == .bool(true) {
      _ = try once { interpreter throws(Unwinding) in
        try interpreter.suspend { interpreter, ticket in
          guard case .object(_, let parts) = ticket else { return }
          interpreter.reaction.schedule(
            .object("Resume", parts + [Outcome.success(.void).stored]),
            after: interpreter.reaction.world.network.duration)
        }
        return .void
      }
    }
    return parts[0]
  }
}

extension Expression {
  private func isClosure(_ value: Expression) -> Bool {
    if case .closure = value { return true }
    if case .cast(let inner, _, _) = value { return isClosure(inner) }
    return false
  }

  /// Whether it is a call with a closure among its arguments.
  var givesClosure: Bool {
    switch self {
    case .callNamed(let call), .callMember(_, _, let call), .callImplicit(let call):
      return call.values.contains(where: isClosure)
    case .callValue(_, let values): return values.contains(where: isClosure)
    case .tryOptional(let inner), .tryForced(let inner), .chain(let inner), .cast(let inner, _, _):
      return inner.givesClosure
    default: return false
    }
  }
}

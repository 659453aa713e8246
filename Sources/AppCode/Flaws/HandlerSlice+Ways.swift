/// Branches that call the same handlers in the same order. The choice between them is irrelevant.
extension HandlerSlice {
  /// A relevant action of a simple block.
  enum HandlerAction: Equatable {
    case calls(Variable)
    case returns, breaks
  }

  /// The actions of a statement and the statements after it; nil if they do more than call handlers and leave.
  /// `bearing`: the relation of the statement to handlers.
  mutating func actions(
    of statement: Statement, _ bearing: Bearing, before rest: [HandlerAction]?, _ code: Int
  ) -> [HandlerAction]? {
    switch statement.kind {
    case .return(nil): return [.returns]
    case .break(nil): return [.breaks]
    case .fallThrough: return nil
    case .expression(.callValue(.slot(let slot), let values)):
      let variable = variable(slot, code)
      // The argument of a handler is irrelevant. The argument of the app's own closure may be relevant.
      if handlers.contains(variable), !any(values, code) {
        return rest.map { [.calls(variable)] + $0 }
      }
    default: break
    }
    return bearing.isDecided || statement.exits ? nil : rest
  }
}

extension Statement {
  /// Whether all branches of the statement perform the same actions. `ways`: the actions of each branch.
  func isSame(onAll ways: [[HandlerSlice.HandlerAction]?]) -> Bool {
    var ways = ways
    switch kind {
    case .ifElse: break
    case .switchOver:
      // A `break` leaves only the switch.
      ways = ways.map { way in way.map { $0.last == .breaks ? Array($0.dropLast()) : $0 } }
    default: return false
    }
    return ways.allSatisfy { $0 != nil && $0 == ways.first }
  }
}

/// Branches that call the same handlers in the same order: which of them is taken decides nothing.
extension HandlerSlice {
  /// What a block does that matters, where it is this simple.
  enum Deed: Equatable {
    case calls(Variable)
    case returns, breaks
  }

  /// Of a statement and those behind it; nil where they do more than call handlers and leave.
  /// `bearing`: of the statement.
  mutating func deeds(
    of statement: Statement, _ bearing: Bearing, before rest: [Deed]?, _ code: Int
  ) -> [Deed]? {
    switch statement.kind {
    case .return(nil): return [.returns]
    case .break(nil): return [.breaks]
    case .fallThrough: return nil
    case .expression(.callValue(.slot(let slot), let values)):
      let variable = variable(slot, code)
      // What a handler is called with does not matter; for a closure of the app it may.
      if handlers.contains(variable), !any(values, code) {
        return rest.map { [.calls(variable)] + $0 }
      }
    default: break
    }
    return bearing.isDecided || statement.exits ? nil : rest
  }
}

extension Statement {
  /// `ways`: what each of the statement's blocks does; one of them is taken.
  func isSame(onAll ways: [[HandlerSlice.Deed]?]) -> Bool {
    var ways = ways
    switch kind {
    case .ifElse: break
    case .switchOver:
      // A `break` leaves nothing but the switch.
      ways = ways.map { way in way.map { $0.last == .breaks ? Array($0.dropLast()) : $0 } }
    default: return false
    }
    return ways.allSatisfy { $0 != nil && $0 == ways.first }
  }
}

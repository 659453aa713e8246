import LifecycleModel

/// The order of default arguments and initial values: the caller evaluates the arguments of an initializer, also the
/// default ones, before the initial values of the properties.
extension Interpreter {
  /// The call with the default arguments that run code, if initial values run code as well; otherwise the same call.
  mutating func withDefaults(
    _ name: String, _ table: MemberTable, _ call: Call, _ values: [Value]
  ) throws(Unwinding) -> (Call, [Value]) {
    guard table.parameters.isEmpty,
      table.initialisers.contains(where: { $0.defaults.contains { $0.map(runsCode) == true } }),
      table.layout.contains(where: { !$0.isLazy && $0.initial.map(runsCode) == true }),
      let (method, places) = try choose(table.initialisers, call, values),
      method.variadic == nil, method.autoclosures.isEmpty, method.parameters.isEmpty,
      !method.isInout.contains(true)
    else { return (call, values) }
    var given: [Value] = []
    for place in places {
      switch place {
      case .argument(let index):
        given.append(values.indices.contains(index) ? values[index] : .none)
      case .standard(let code):
        if let site = callSite(code) {
          given.append(site)
        } else {
          given.append(try self.call(code: code, on: .type(name), []))
        }
      case .many: return (call, values)
      }
    }
    var full = call
    (full.labels, full.values, full.trailing) = (method.labels, [], 0)
    full.chosen = method.code
    return (full, given)
  }

  /// Whether the value may be other than a literal or an empty collection, so that evaluating it may be noticed.
  private func runsCode(_ code: Int) -> Bool {
    guard case .return(let value?)? = tree.codes[code].body.last?.kind else { return true }
    return !value.isPlain
  }
}

extension Expression {
  fileprivate var isPlain: Bool {
    switch self {
    case .literal: return true
    case .cast(let inner, _, _): return inner.isPlain
    case .array(let items): return items.allSatisfy(\.isPlain)
    case .dictionary(let entries): return entries.isEmpty
    default: return false
    }
  }
}

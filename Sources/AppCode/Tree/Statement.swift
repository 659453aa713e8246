import LifecycleModel

/// A statement with the line that the trace shows when it runs.
struct Statement: Sendable {
  var line: SourceLine
  var kind: Kind

  indirect enum Kind: Sendable {
    case expression(Expression)
    /// nil for a variable without a value.
    case declare(slot: Int, Expression?)
    case destructure(Pattern, Expression)
    case ifElse([Condition], [Statement], otherwise: [Statement])
    case guardElse([Condition], [Statement])
    case switchOver(Expression, [SwitchCase])
    /// `state`: the slot of the iterator.
    case forIn(Pattern, Expression, filter: Expression?, [Statement], state: Int)
    case whileLoop([Condition], [Statement])
    case repeatLoop([Statement], Expression)
    case doBlock([Statement], [CatchClause])
    /// `defer`: runs when the enclosing block ends.
    case later([Statement])
    case `return`(Expression?)
    case throwError(Expression)
    /// The label of the loop, if the code names one.
    case `break`(String?)
    case `continue`(String?)
    case labelled(String, Statement)
    case fallThrough
    /// A marked block without statements. Only its line is traced.
    case pass
  }
}

extension Statement {
  /// Variables that it declares in its block.
  var declaredSlots: [Int] {
    switch kind {
    case .declare(let slot, _): return [slot]
    case .destructure(let pattern, _): return pattern.slots
    case .guardElse(let conditions, _): return conditions.flatMap(\.slots)
    default: return []
    }
  }

  /// The block of a `defer`; nil for other statements.
  var deferredBlock: [Statement]? {
    if case .later(let block) = kind { return block }
    return nil
  }
}

enum Condition: Sendable {
  case expression(Expression)
  case unwrap(slot: Int?, Expression)
  case matches(Pattern, Expression)
  /// `#available`: the major version of iOS required; false for `#unavailable`.
  case available(iOS: Int, Bool)
}

struct SwitchCase: Sendable {
  var label: SourceLine
  /// One of the patterns must match; `default` is a pattern that matches everything.
  var patterns: [(pattern: Pattern, filter: Expression?)]
  var body: [Statement]
}

struct CatchClause: Sendable {
  var label: SourceLine
  /// One of the patterns must match.
  var patterns: [(pattern: Pattern, filter: Expression?)]
  /// The slot of the implicit `error` in a clause without a pattern.
  var errorSlot: Int?
  var body: [Statement]
}

indirect enum Pattern: Sendable {
  case any
  case bind(slot: Int)
  /// `~=`: equal to the value, or inside the range.
  case value(Expression)
  case tuple([Pattern])
  /// `x?` and `.some(x)`.
  case some(Pattern)
  /// A case of an enumeration with its associated values.
  case enumCase(String, [Pattern])
  case isType(TypeReference, Pattern)
}

extension Pattern {
  /// Whether it is a case of an enumeration or another value, not a type test.
  var asksForCase: Bool {
    switch self {
    case .enumCase, .value: return true
    case .some(let inner): return inner.asksForCase
    case .any, .bind, .tuple, .isType: return false
    }
  }

  /// Whether it matches everything and binds nothing: `default` and `case _`.
  var isAny: Bool {
    if case .any = self { return true }
    return false
  }

  /// Variables that it binds.
  var slots: [Int] {
    switch self {
    case .any, .value: return []
    case .bind(let slot): return [slot]
    case .tuple(let parts), .enumCase(_, let parts): return parts.flatMap(\.slots)
    case .some(let inner), .isType(_, let inner): return inner.slots
    }
  }
}

extension Condition {
  /// Variables that it binds.
  var slots: [Int] {
    switch self {
    case .unwrap(let slot, _): return slot.map { [$0] } ?? []
    case .matches(let pattern, _): return pattern.slots
    case .expression, .available: return []
    }
  }
}

extension CatchClause {
  var slots: [Int] { (errorSlot.map { [$0] } ?? []) + patterns.flatMap { $0.pattern.slots } }
}

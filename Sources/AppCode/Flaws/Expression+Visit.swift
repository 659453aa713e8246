extension Expression {
  /// The expression and all within it, outermost first; bodies of closures are not within it.
  func visit(_ body: (Expression) -> Void) {
    body(self)
    for part in parts { part.visit(body) }
  }

  private var parts: [Expression] {
    switch self {
    case .literal, .slot, .global, .implicitMember, .closure: return []
    case .member(let base, _), .not(let base), .negate(let base), .cast(let base, _, _),
      .isType(let base, _), .forced(let base), .chain(let base), .link(let base),
      .tryOptional(let base), .tryForced(let base), .wait(let base):
      return [base]
    case .index(let base, let keys, _): return [base] + keys
    case .callNamed(let call), .callImplicit(let call), .callSuper(let call): return call.values
    case .callValue(let callee, let values): return [callee] + values
    case .callMember(let receiver, _, let call): return [receiver] + call.values
    case .assign(let place, let value), .compound(let place, _, let value):
      return place.parts + [value]
    case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
      .coalesce(let left, let right):
      return [left, right]
    case .choice(let condition, let first, let second): return [condition, first, second]
    case .array(let items), .tuple(let items), .interpolation(let items): return items
    case .dictionary(let entries): return entries.flatMap { [$0.key, $0.value] }
    case .reference(let place): return place.parts
    case .value(let body): return body.flatMap(\.expressions)
    }
  }
}

extension Place {
  var parts: [Expression] {
    switch self {
    case .slot, .global, .discard: return []
    case .member(let base, _), .forced(let base), .link(let base): return base.parts
    case .index(let base, let keys, _): return base.parts + keys
    case .value(let value): return [value]
    case .tuple(let places): return places.flatMap(\.parts)
    }
  }
}

extension Statement {
  /// Of the statement and of those within it, in the order of the source.
  var expressions: [Expression] {
    switch kind {
    case .expression(let value), .throwError(let value), .destructure(_, let value): return [value]
    case .declare(_, let value), .giveBack(let value): return value.map { [$0] } ?? []
    case .ifElse(let conditions, let body, let otherwise):
      return conditions.flatMap(\.expressions) + (body + otherwise).flatMap(\.expressions)
    case .guardElse(let conditions, let otherwise):
      return conditions.flatMap(\.expressions) + otherwise.flatMap(\.expressions)
    case .switchOver(let subject, let cases):
      return [subject] + cases.flatMap { $0.body.flatMap(\.expressions) }
    case .forIn(_, let sequence, let filter, let body):
      return [sequence] + [filter].compactMap { $0 } + body.flatMap(\.expressions)
    case .whileLoop(let conditions, let body):
      return conditions.flatMap(\.expressions) + body.flatMap(\.expressions)
    case .repeatLoop(let body, let condition): return body.flatMap(\.expressions) + [condition]
    case .doBlock(let body, let clauses):
      return body.flatMap(\.expressions) + clauses.flatMap { $0.body.flatMap(\.expressions) }
    case .later(let body): return body.flatMap(\.expressions)
    case .labelled(_, let inner): return inner.expressions
    case .breakOff, .goOn, .fallThrough, .pass: return []
    }
  }
}

extension Condition {
  var expressions: [Expression] {
    switch self {
    case .expression(let value), .unwrap(_, let value), .matches(_, let value): return [value]
    case .available: return []
    }
  }
}

/// Direct subexpressions, for walking a tree.
extension Expression {
  var parts: [Expression] {
    switch self {
    case .literal, .slot, .global, .implicitMember, .closure, .superMember: return []
    case .custom(_, let values): return values
    case .member(let owner, _), .extensionMember(let owner, _, _): return [owner]
    case .index(let owner, let indices, _): return [owner] + indices
    case .callNamed(let call), .callImplicit(let call), .callSuper(let call): return call.values
    case .callValue(let callee, let values): return [callee] + values
    case .callMember(let owner, let place, let call):
      return [owner] + (place?.parts ?? []) + call.values
    case .assign(let place, let value): return place.parts + [value]
    case .compound(let place, _, let value): return place.parts + [value]
    case .binary(_, let one, let other), .and(let one, let other), .or(let one, let other),
      .coalesce(let one, let other, _):
      return [one, other]
    case .not(let inner), .negate(let inner), .cast(let inner, _, _), .isType(let inner, _),
      .forced(let inner), .chain(let inner), .link(let inner), .tryOptional(let inner),
      .tryForced(let inner), .wait(let inner), .weak(let inner), .unowned(let inner):
      return [inner]
    case .choice(let condition, let one, let other): return [condition, one, other]
    case .array(let items), .tuple(let items), .labelled(let items, _), .interpolation(let items),
      .sequence(let items):
      return items
    case .dictionary(let entries): return entries.flatMap { [$0.key, $0.value] }
    case .value(let statements): return statements.flatMap(\.parts)
    case .reference(let place): return [place.read]
    }
  }
}

extension Place {
  /// Whether reading it has no effect.
  var isPlain: Bool {
    switch self {
    case .slot, .global: return true
    case .member(let owner, _): return owner.isPlain
    default: return false
    }
  }

  /// The expressions that are evaluated to find the place. The place itself is not read.
  var parts: [Expression] {
    switch self {
    case .slot, .global, .superMember, .discard: return []
    case .observed(_, let willSet, let didSet):
      return [willSet, didSet].compactMap { $0 }.map { .callValue(.slot($0), []) }
    case .computed(_, let setter): return setter.map { [.callValue(.slot($0), [])] } ?? []
    case .member(let owner, _): return [owner.read]
    case .index(let owner, let indices, _): return [owner.read] + indices
    case .value(let value): return [value]
    case .forced(let inner), .link(let inner): return inner.parts
    case .tuple(let places): return places.flatMap(\.parts)
    }
  }

  /// The expression that reads the place.
  var read: Expression {
    switch self {
    case .slot(let slot): return .slot(slot)
    case .global(let index): return .global(index)
    case .member(let owner, let name): return .member(owner.read, name)
    case .index(let owner, let indices, let spelling):
      return .index(owner.read, indices, spelling: spelling)
    case .value(let value): return value
    case .forced(let inner): return .forced(inner.read)
    case .link(let inner): return .link(inner.read)
    case .tuple(let places): return .tuple(places.map(\.read))
    case .superMember(let name): return .superMember(name)
    case .observed(let slot, _, _): return .slot(slot)
    case .computed(let getter, _): return .callValue(.slot(getter), [])
    case .discard: return .literal(.void)
    }
  }
}

extension Expression {
  /// The expression as a place; nil if it is not assignable.
  var place: Place? {
    switch self {
    case .slot(let slot): return .slot(slot)
    case .global(let index): return .global(index)
    case .member(let owner, let name), .extensionMember(let owner, let name, _):
      return owner.place.map { .member($0, name) }
    case .index(let owner, let indices, let spelling):
      return owner.place.map { .index($0, indices, spelling: spelling) }
    case .forced(let inner): return inner.place.map { .forced($0) }
    // An element with the type from its context.
    case .cast(.index(let owner, let indices, let spelling), _, .known):
      return owner.place.map { .index($0, indices, spelling: spelling) }
    default: return nil
    }
  }
}

extension Statement {
  /// The expressions in it, including those of its blocks.
  var parts: [Expression] {
    switch kind {
    case .expression(let value), .throwError(let value): return [value]
    case .declare(_, let value), .return(let value): return value.map { [$0] } ?? []
    case .destructure(let pattern, let value): return pattern.parts + [value]
    case .ifElse(let conditions, let body, let otherwise):
      return conditions.flatMap(\.parts) + (body + otherwise).flatMap(\.parts)
    case .guardElse(let conditions, let body), .whileLoop(let conditions, let body):
      return conditions.flatMap(\.parts) + body.flatMap(\.parts)
    case .switchOver(let subject, let cases):
      return [subject]
        + cases.flatMap { choice in
          choice.patterns.flatMap { $0.pattern.parts + ($0.filter.map { [$0] } ?? []) }
            + choice.body.flatMap(\.parts)
        }
    case .forIn(let pattern, let sequence, let filter, let body, _):
      return pattern.parts + [sequence] + (filter.map { [$0] } ?? []) + body.flatMap(\.parts)
    case .repeatLoop(let body, let condition): return body.flatMap(\.parts) + [condition]
    case .doBlock(let body, let clauses):
      return body.flatMap(\.parts)
        + clauses.flatMap { clause in
          clause.patterns.flatMap { $0.pattern.parts + ($0.filter.map { [$0] } ?? []) }
            + clause.body.flatMap(\.parts)
        }
    case .later(let body): return body.flatMap(\.parts)
    case .labelled(_, let statement): return statement.parts
    case .break, .continue, .fallThrough, .pass: return []
    }
  }
}

extension Code {
  /// Whether it contains an `await` outside of closures.
  var waits: Bool {
    body.containsExpression { if case .wait = $0 { true } else { false } }
  }
}

extension Condition {
  var parts: [Expression] {
    switch self {
    case .expression(let value), .unwrap(_, let value): return [value]
    case .matches(let pattern, let value): return pattern.parts + [value]
    case .available: return []
    }
  }
}

extension Pattern {
  var parts: [Expression] {
    switch self {
    case .any, .bind: return []
    case .value(let value): return [value]
    case .tuple(let patterns), .enumCase(_, let patterns): return patterns.flatMap(\.parts)
    case .some(let inner), .isType(_, let inner): return inner.parts
    }
  }
}

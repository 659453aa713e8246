import LifecycleModel

/// How often a completion handler is used on each way through a body. A use is a call of it, or that
/// it is handed on or captured: who gets it may call it.
struct HandlerPaths {
  let tree: ProgramTree
  let slot: Int
  private static let endings = ["fatalError", "preconditionFailure", "exit", "abort"]

  struct Count: Equatable {
    var fewestUses: Int
    var mostCalls: Int

    static func + (one: Count, other: Count) -> Count {
      Count(
        fewestUses: one.fewestUses + other.fewestUses, mostCalls: one.mostCalls + other.mostCalls)
    }

    func either(_ other: Count) -> Count {
      Count(
        fewestUses: min(fewestUses, other.fewestUses), mostCalls: max(mostCalls, other.mostCalls))
    }
  }

  struct Paths {
    /// nil where no way leads through to what follows.
    var through: Count?
    /// Of ways that leave the method.
    var mostCallsLeft = 0
    /// Where the method is left without a use.
    var lineWithoutUse: Int?
    /// Any use at all.
    var mostUses = 0

    var mostCalls: Int { max(mostCallsLeft, through?.mostCalls ?? 0) }
  }

  func paths(of body: [Statement]) -> Paths {
    var result = Paths(through: Count(fewestUses: 0, mostCalls: 0))
    for statement in body {
      guard let before = result.through else { break }
      let next = paths(of: statement)
      result.mostUses += next.mostUses
      result.through = next.through.map { before + $0 }
      result.mostCallsLeft = max(result.mostCallsLeft, before.mostCalls + next.mostCallsLeft)
      if before.fewestUses == 0, result.lineWithoutUse == nil {
        result.lineWithoutUse = next.lineWithoutUse
      }
    }
    return result
  }

  private func paths(of statement: Statement) -> Paths {
    switch statement.kind {
    case .expression(let value), .throwError(let value): return paths(of: [value])
    case .declare(_, let value): return paths(of: value.map { [$0] } ?? [])
    case .destructure(_, let value): return paths(of: [value])
    case .giveBack(let value):
      return leaving(paths(of: value.map { [$0] } ?? []), statement.line.line)
    case .ifElse(let conditions, let body, let otherwise):
      return after(paths(of: conditions), either(paths(of: body), paths(of: otherwise)))
    case .guardElse(let conditions, let otherwise):
      var left = paths(of: otherwise)
      left.through = nil
      return after(paths(of: conditions), either(left, paths(of: [Statement]())))
    case .switchOver(let subject, let cases):
      let ways = cases.map { paths(of: $0.body) }
      return after(
        paths(of: [subject]),
        ways.dropFirst().reduce(ways.first ?? paths(of: [Statement]()), either))
    case .forIn(_, let sequence, _, let body, _):
      return after(paths(of: [sequence]), perhaps(paths(of: body)))
    case .whileLoop(let conditions, let body):
      return after(paths(of: conditions), perhaps(paths(of: body)))
    case .repeatLoop(let body, _), .later(let body): return paths(of: body)
    case .labelled(_, let inner): return paths(of: inner)
    case .doBlock(let body, let clauses):
      // An error may leave the body before its first use.
      return clauses.map { paths(of: $0.body) }.reduce(paths(of: body), either)
    case .breakOff, .goOn, .fallThrough, .pass:
      return Paths(through: Count(fewestUses: 0, mostCalls: 0))
    }
  }

  private func leaving(_ paths: Paths, _ line: Int) -> Paths {
    guard let through = paths.through else { return paths }
    return Paths(
      through: nil, mostCallsLeft: through.mostCalls,
      lineWithoutUse: through.fewestUses == 0 ? line : nil, mostUses: paths.mostUses)
  }

  private func after(_ first: Paths, _ second: Paths) -> Paths {
    guard let before = first.through else { return first }
    var result = second
    result.through = second.through.map { before + $0 }
    result.mostUses += first.mostUses
    result.mostCallsLeft += before.mostCalls
    if before.fewestUses > 0 { result.lineWithoutUse = nil }
    return result
  }

  private func either(_ one: Paths, _ other: Paths) -> Paths {
    var result = Paths(through: nil)
    switch (one.through, other.through) {
    case (let a?, let b?): result.through = a.either(b)
    case (let a, let b): result.through = a ?? b
    }
    result.mostCallsLeft = max(one.mostCallsLeft, other.mostCallsLeft)
    result.lineWithoutUse = one.lineWithoutUse ?? other.lineWithoutUse
    result.mostUses = one.mostUses + other.mostUses
    return result
  }

  /// A loop's body runs or not.
  private func perhaps(_ body: Paths) -> Paths { either(body, paths(of: [Statement]())) }

  private func paths(of conditions: [Condition]) -> Paths {
    paths(
      of: conditions.compactMap { condition -> Expression? in
        switch condition {
        case .expression(let value), .unwrap(_, let value), .matches(_, let value): return value
        case .available: return nil
        }
      })
  }

  private func paths(of expressions: [Expression]) -> Paths {
    var uses = 0
    var calls = 0
    var ends = false
    for expression in expressions {
      expression.visit { part in
        if case .slot(slot) = part { uses += 1 }
        if case .callValue(let callee, _) = part, callee.isSlot(slot) { calls += 1 }
        if case .closure(let code) = part {
          if tree.codes[code].captures.contains(where: { $0.outer == slot }) { uses += 1 }
        }
        if case .callNamed(let call) = part, Self.endings.contains(call.name) { ends = true }
      }
    }
    let count = Count(fewestUses: uses, mostCalls: calls)
    return Paths(through: ends ? nil : count, mostUses: uses)
  }
}

extension Expression {
  func isSlot(_ slot: Int) -> Bool {
    if case .slot(slot) = self { return true }
    if case .link(let inner) = self { return inner.isSlot(slot) }
    if case .forced(let inner) = self { return inner.isSlot(slot) }
    return false
  }
}

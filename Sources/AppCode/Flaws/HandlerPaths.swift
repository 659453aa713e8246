import LifecycleModel

/// Counts the uses of a completion handler on each path through a body. A use is a call, passing
/// the handler on, or capturing it in a closure, because the receiver may call it. Follows the
/// handler into methods and closures of the files.
struct HandlerPaths {
  let tree: ProgramTree
  let target: Target
  /// The methods and closures being followed. Prevents endless recursion.
  var outer: Set<Int> = []
  /// Conditions after which a path need not use the handler.
  var exemption: Exemption?

  enum Target {
    case handler(slot: Int)
    /// A call of a method with this name counts as a use.
    case call(named: String)
  }

  /// A method or closure that receives the handler and has a path without a call.
  struct Loss: Equatable {
    /// A method of the files; nil for a closure.
    var method: String?
    /// Counts through all files.
    var line: Int
  }

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
    /// nil if no path continues after the statements.
    var through: Count?
    /// The most calls on paths that leave the method.
    var mostCallsLeft = 0
    /// The line where a path leaves the method without a use.
    var lineWithoutUse: Int?
    /// The most uses on any path.
    var mostUses = 0
    /// The first method or closure that receives the handler and has a path without a use.
    var loss: Loss?

    var mostCalls: Int { max(mostCallsLeft, through?.mostCalls ?? 0) }
  }

  func paths(of body: [Statement]) -> Paths {
    var result = Paths(through: Count(fewestUses: 0, mostCalls: 0))
    for statement in body {
      guard let before = result.through else { break }
      let next = paths(of: statement)
      result.mostUses += next.mostUses
      if before.fewestUses == 0 { result.loss = result.loss ?? next.loss }
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
    case .return(let value):
      return leaving(paths(of: value.map { [$0] } ?? []), statement.line.line)
    case .ifElse(let conditions, let body, let otherwise):
      return after(
        paths(of: conditions),
        either(
          exempt(paths(of: body), after: conditions, are: true),
          exempt(paths(of: otherwise), after: conditions, are: false)))
    case .guardElse(let conditions, let otherwise):
      var left = exempt(paths(of: otherwise), after: conditions, are: false)
      left.through = nil
      return after(paths(of: conditions), either(left, paths(of: [Statement]())))
    case .switchOver(let subject, let cases):
      let ways = cases.map { choice in
        exemption?.frees(choice, of: subject) == true
          ? exempted(paths(of: choice.body)) : paths(of: choice.body)
      }
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
      // An error may end the body before the first use.
      return clauses.map { paths(of: $0.body) }.reduce(paths(of: body), either)
    case .break, .continue, .fallThrough, .pass:
      return Paths(through: Count(fewestUses: 0, mostCalls: 0))
    }
  }

  private func exempt(_ paths: Paths, after conditions: [Condition], are value: Bool) -> Paths {
    exemption?.frees(conditions, are: value) == true ? exempted(paths) : paths
  }

  private func exempted(_ paths: Paths) -> Paths {
    var paths = paths
    (paths.lineWithoutUse, paths.loss) = (nil, nil)
    if let through = paths.through { paths.through?.fewestUses = max(1, through.fewestUses) }
    return paths
  }

  private func leaving(_ paths: Paths, _ line: Int) -> Paths {
    guard let through = paths.through else { return paths }
    return Paths(
      through: nil, mostCallsLeft: through.mostCalls,
      lineWithoutUse: through.fewestUses == 0 ? line : nil, mostUses: paths.mostUses,
      loss: paths.loss)
  }

  private func after(_ first: Paths, _ second: Paths) -> Paths {
    guard let before = first.through else { return first }
    var result = second
    result.through = second.through.map { before + $0 }
    result.mostUses += first.mostUses
    result.mostCallsLeft += before.mostCalls
    if before.fewestUses > 0 { (result.lineWithoutUse, result.loss) = (nil, nil) }
    result.loss = first.loss ?? result.loss
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
    result.loss = one.loss ?? other.loss
    return result
  }

  /// The paths of a loop, whose body may not run at all.
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
    var found = Uses()
    for expression in expressions { count(expression, in: &found) }
    let through = Count(fewestUses: found.fewest, mostCalls: found.calls)
    return Paths(through: found.ends ? nil : through, mostUses: found.most, loss: found.loss)
  }

  private struct Uses {
    var fewest = 0
    var most = 0
    var calls = 0
    var ends = false
    var loss: Loss?

    /// Adds the paths of a method or closure that receives the handler. Usually only one of several
    /// closures runs, so calls in different closures do not add up.
    mutating func add(_ paths: Paths, _ method: String?, _ line: Int, isClosure: Bool = false) {
      let isSure = paths.lineWithoutUse == nil && (paths.through?.fewestUses ?? 1) > 0
      most += max(1, paths.mostUses)
      if !isClosure || paths.mostCalls > 1 { calls += paths.mostCalls }
      if isSure {
        fewest += 1
      } else {
        loss = loss ?? paths.loss ?? Loss(method: method, line: paths.lineWithoutUse ?? line)
      }
    }
  }

  private func count(_ expression: Expression, in uses: inout Uses) {
    switch expression {
    case .slot(let number):
      if case .handler(number) = target {
        uses.fewest += 1
        uses.most += 1
      }
    case .callValue(let callee, let values):
      if case .handler(let slot) = target, callee.isSlot(slot) { uses.calls += 1 }
      for part in [callee] + values { count(part, in: &uses) }
    case .closure(let number): count(closure: number, in: &uses)
    case .callNamed(let call):
      if Self.endings.contains(call.name) { uses.ends = true }
      count(call, owner: nil, in: &uses)
    case .callMember(let owner, _, let call):
      count(owner, in: &uses)
      count(call, owner: owner, in: &uses)
    default:
      for part in expression.parts { count(part, in: &uses) }
    }
  }

  private func count(closure number: Int, in uses: inout Uses) {
    if case .call = target {
      guard !outer.contains(number) else { return }
      let inner = HandlerPaths(tree: tree, target: target, outer: outer.union([number]))
        .paths(of: tree.codes[number].body)
      // The receiver of the closure may call it.
      if inner.mostUses > 0 { uses.add(inner, nil, tree.codes[number].line, isClosure: true) }
      return
    }
    guard case .handler(let slot) = target,
      let capture = tree.codes[number].captures.first(where: { $0.outer == slot })
    else { return }
    let inner = HandlerPaths(
      tree: tree, target: .handler(slot: capture.inner), outer: outer.union([number]))
    uses.add(
      inner.paths(of: tree.codes[number].body), nil, tree.codes[number].line, isClosure: true)
  }

  private func count(_ call: Call, owner: Expression?, in uses: inout Uses) {
    if case .call(named: call.name) = target, owner != nil {
      uses.fewest += 1
      uses.most += 1
    }
    let method = ownMethod(call, owner)
    for (index, value) in call.values.enumerated() {
      guard let method, case .handler(let slot) = target, value.isSlot(slot),
        let place = method.fitted(to: call)?.firstIndex(of: .argument(index)),
        tree.codes[method.code].parameters.indices.contains(place)
      else {
        count(value, in: &uses)
        continue
      }
      let parameter = tree.codes[method.code].parameters[place]
      uses.add(paths(of: method, .handler(slot: parameter)), method.fullName, method.line)
    }
    if let method, case .call = target {
      uses.add(paths(of: method, target), method.fullName, method.line)
    }
  }

  private func paths(of method: Method, _ target: Target) -> Paths {
    HandlerPaths(tree: tree, target: target, outer: outer.union([method.code]))
      .paths(of: tree.codes[method.code].body)
  }

  /// The only method of the files that the call can mean. nil if there are several or none, or if
  /// it is being followed already.
  private func ownMethod(_ call: Call, _ owner: Expression?) -> Method? {
    if let owner, case .literal(.opaque) = owner { return nil }
    var found = owner == nil ? tree.functions.filter { $0.baseName == call.name } : []
    for name in tree.types.keys.sorted() {
      found += tree.types[name]?.methods(call.name) ?? []
    }
    found = found.filter { $0.fitted(to: call) != nil }
    guard found.count == 1, !outer.contains(found[0].code) else { return nil }
    return found[0]
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

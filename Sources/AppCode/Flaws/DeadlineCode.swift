import LifecycleModel

/// Code that decides whether a required call to iOS that involves no completion handler comes in time: the report of a
/// VoIP push to CallKit, and the end of a background task. If such a decision is assumed, the simulator does not end
/// the process for a late call.
struct DeadlineCode: Sendable {
  /// Bodies that may make the call, directly or through calls.
  var codes: Set<Int> = []
  /// Lines of conditions that decide whether the call is made.
  var lines: Set<Int> = []

  init() {}

  init(_ tree: ProgramTree, _ index: ProgramNames, names: Set<String>) {
    var callers: [Int: [Int]] = [:]
    var open: [Int] = []
    for number in tree.codes.indices {
      for part in tree.codes[number].body.flatMap(\.parts) {
        part.visit { inner in
          if let name = inner.calledName, names.contains(name) { open.append(number) }
          if case .closure(let closure) = inner { callers[closure, default: []].append(number) }
          for callee in index.callees(of: inner) { callers[callee, default: []].append(number) }
        }
      }
    }
    while let next = open.popLast() {
      if codes.insert(next).inserted { open += callers[next] ?? [] }
    }
    let found = codes
    for number in found {
      visit(tree.codes[number].body) { part in
        var isFound = false
        part.visit { inner in
          if let name = inner.calledName, names.contains(name) { isFound = true }
          if case .closure(let closure) = inner, found.contains(closure) { isFound = true }
          if index.callees(of: inner).contains(where: found.contains) { isFound = true }
        }
        return isFound
      }
    }
  }

  private mutating func visit(_ body: [Statement], _ reaches: (Expression) -> Bool) {
    for statement in body {
      let blocks = statement.blocks
      // A branch that leaves the block skips the following statements.
      if statement.exits && !blocks.isEmpty || statement.parts.contains(where: reaches) {
        lines.insert(statement.line.line)
        if case .switchOver(_, let cases) = statement.kind {
          lines.formUnion(cases.map(\.label.line))
        }
      }
      for block in blocks { visit(block, reaches) }
    }
  }

  /// Whether the closure may make the call.
  func includes(_ closure: Value) -> Bool {
    guard case .closure(let code, _) = closure else { return false }
    return codes.contains(code)
  }
}

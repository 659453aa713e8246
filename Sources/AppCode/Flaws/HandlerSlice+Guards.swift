/// Finds guards such as `guard a, b else { return }` where no other code uses `a` or `b`. A search need not try the
/// failure of each, because the code continues in the same way.
extension HandlerSlice {
  var guardsThatFailAlike: [Int: Set<String>] {
    var slice = self
    /// The statements that use a name, by number.
    var uses: [String: Set<Int>] = [:]
    var guards: [(line: Int, statement: Int, words: Set<String>)] = []
    var statement = 0
    for (number, code) in tree.codes.enumerated() {
      slice.collect(code.body, number) { line, expressions, isGuard in
        statement += 1
        var words: Set<String> = []
        var others: Set<String> = []
        for expression in expressions {
          let isPlain = expression.isPlain
          expression.visit { part in
            for name in part.ownNames(code, tree) {
              uses[name, default: []].insert(statement)
              if isPlain { words.insert(name) } else { others.insert(name) }
            }
          }
        }
        if isGuard { guards.append((line, statement, words.subtracting(others))) }
      }
    }
    var alike: [Int: Set<String>] = [:]
    for (line, statement, words) in guards where lines.contains(line) {
      // Two guards in one line are ignored.
      let isSecond = alike[line] != nil
      alike[line] = isSecond ? [] : words.filter { uses[$0] == [statement] }
    }
    return alike.filter { $0.value.count > 1 }
  }

  /// Calls `note` with each statement's expressions; the conditions of a guard come one by one. The
  /// flag is true for a guard whose conditions have no relevant effect.
  private mutating func collect(
    _ body: [Statement], _ code: Int, _ note: (Int, [Expression], Bool) -> Void
  ) {
    for statement in body {
      let line = statement.line.line
      var expressions = statement.ownParts
      var isGuard = false
      switch statement.kind {
      case .guardElse(let conditions, _):
        expressions = conditions.flatMap(\.parts).flatMap(\.conjuncts)
        isGuard = !any(expressions, code)
      case .switchOver(_, let cases):
        for choice in cases {
          let parts = choice.patterns.flatMap { $0.pattern.parts + ($0.filter.map { [$0] } ?? []) }
          note(choice.label.line, parts, false)
        }
      default: break
      }
      note(line, expressions, isGuard)
      for block in statement.blocks { collect(block, code, note) }
    }
  }
}

extension Expression {
  /// The operands of `&&`: `a` and `b` for `a && b`.
  fileprivate var conjuncts: [Expression] {
    if case .and(let first, let second) = self { return first.conjuncts + second.conjuncts }
    return [self]
  }

  /// Whether each unknown part decides the whole condition.
  fileprivate var isPlain: Bool {
    var isPlain = true
    visit { part in
      switch part {
      case .or, .and, .choice, .coalesce, .closure, .value, .sequence, .custom: isPlain = false
      default: break
      }
    }
    return isPlain
  }
}

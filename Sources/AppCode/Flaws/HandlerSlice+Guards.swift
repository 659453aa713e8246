/// `guard a, b else { return }`: where nothing else asks for `a` or `b`, a search need not let both fail,
/// because the code goes on alike.
extension HandlerSlice {
  var guardsThatFailAlike: [Int: Set<String>] {
    var slice = self
    var uses: [String: Set<Int>] = [:]
    var guards: [(line: Int, words: Set<String>)] = []
    for (number, code) in tree.codes.enumerated() {
      slice.collect(code.body, number) { line, expressions, isGuard in
        var words: Set<String> = []
        var others: Set<String> = []
        for expression in expressions {
          let isPlain = expression.isPlain
          expression.visit { part in
            for name in part.ownNames(code, tree) {
              uses[name, default: []].insert(line)
              if isPlain { words.insert(name) } else { others.insert(name) }
            }
          }
        }
        if isGuard { guards.append((line, words.subtracting(others))) }
      }
    }
    var alike: [Int: Set<String>] = [:]
    for (line, words) in guards where lines.contains(line) {
      // Of two in one line nothing is said.
      let isSecond = alike[line] != nil
      alike[line] = isSecond ? [] : words.filter { uses[$0] == [line] }
    }
    return alike.filter { $0.value.count > 1 }
  }

  /// Calls back with each statement's expressions: parts of a guard's conditions one by one. The flag
  /// says that it is a guard whose conditions do nothing that matters.
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
  /// `a && b` is `a` and `b`.
  fileprivate var conjuncts: [Expression] {
    if case .and(let first, let second) = self { return first.conjuncts + second.conjuncts }
    return [self]
  }

  /// Whether each unknown part decides the whole.
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

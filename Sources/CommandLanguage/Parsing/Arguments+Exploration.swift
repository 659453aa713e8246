import LifecycleModel

/// `explore [PROPERTY...] [QUESTION] [depth N] [events LIST]`.
extension Arguments {
  mutating func exploration() throws(CommandError) -> Exploration {
    var exploration = Exploration()
    var properties: [Exploration.Property] = []
    var isAimed = false
    while let token = peek {
      if take("depth") {
        exploration.depth = try depth()
      } else if take("events") {
        exploration.events = try candidates()
      } else if !isAimed, properties.isEmpty, let aim = try aim() {
        exploration.aim = aim
        isAimed = true
      } else if isAimed {
        throw error(.surplus(read: token.text, isText: false), at: token)
      } else {
        let property = try exploredProperty()
        if !properties.contains(property) { properties.append(property) }
      }
    }
    if !properties.isEmpty { exploration.aim = .properties(properties) }
    return exploration
  }

  /// The question; nil if none begins here.
  private mutating func aim() throws(CommandError) -> Exploration.Aim? {
    if take("always") { return .always(try expectation(before: [])) }
    if take("find") { return .find(try expectation(before: [])) }
    if take("eventually") { return .eventually(try expectation(before: [])) }
    if take("never") {
      let wrong = try expectation(before: ["after"])
      try expect("after")
      return .never(wrong, after: try expectation(before: []))
    }
    if take("from") {
      try expect("which")
      let wanted = try expectation(before: ["stays"])
      try expect("stays")
      try expect("possible")
      return .staysPossible(wanted)
    }
    return nil
  }

  private mutating func depth() throws(CommandError) -> Int {
    let token = try next(.number(from: 1))
    let depth = try number(token, from: 1)
    guard depth <= Exploration.greatestDepth else {
      throw error(
        .outOfRange(read: token.text, from: 1, to: Exploration.greatestDepth), at: token)
    }
    return depth
  }

  private mutating func exploredProperty() throws(CommandError) -> Exploration.Property {
    let names = Exploration.Property.allCases.map(\.rawValue)
    let words = names + Exploration.questionWords + ["depth", "events"]
    let token = try next(.words(words))
    if case .unknown(let nearest) = Resolution(
      token.text, among: words, prefixes: isPrompt && token.isWord)
    {
      throw error(.unknown(read: token.text, expected: .words(words)), at: token, nearest: nearest)
    }
    return try keyword(Exploration.Property.self, token, token.text, names, told: words)
  }

  /// An expectation that ends before one of the words, `depth` or `events`.
  private mutating func expectation(before words: [String]) throws(CommandError) -> Expectation {
    let words = words + ["depth", "events"]
    let stop = rest.firstIndex { $0.isWord && words.contains($0.text.lowercased()) }
    var inner = self
    if let stop {
      inner.rest = rest[..<stop]
      inner.end = inner.rest.last?.range.upperBound ?? end
    }
    let expectation = try inner.expectation()
    rest = stop.map { rest[$0...] } ?? []
    return expectation
  }

  /// The rest of the command except `depth N` at its end: commands separated by commas.
  private mutating func candidates() throws(CommandError) -> [Exploration.Candidate] {
    guard let first = peek else { throw missing(.eventVerb) }
    let stop = rest.indices.last { index in
      rest[index].isWord && rest[index].text.lowercased() == "depth" && index + 2 == rest.endIndex
    }
    let last = stop.map { rest[..<$0] } ?? rest
    rest = stop.map { rest[$0...] } ?? []
    return try EventList.read(
      first.range.lowerBound..<(last.last?.range.upperBound ?? end), of: line, source, context)
  }
}

/// The events for a search, such as `open, push mixed "a, b", wait 5s`.
package enum EventList {
  /// Parses a separate list, such as the value of `--events`. `name`: its name in errors.
  package static func read(
    _ text: String, from name: String, _ context: ParseContext
  ) throws(CommandErrors) -> [Exploration.Candidate] {
    var context = context
    context.file = name
    return try SourceText.readLine(text, from: name) { source, line throws(CommandError) in
      try read(line.range, of: line, source, context)
    }
  }

  static func read(
    _ range: Range<Int>, of line: SourceLineRange, _ source: SourceText, _ context: ParseContext
  ) throws(CommandError) -> [Exploration.Candidate] {
    var candidates: [Exploration.Candidate] = []
    for piece in pieces(of: range, in: source) {
      var tokenizer = Tokenizer(source, line, isPrompt: context.place == .prompt, within: piece)
      guard let tokens = try tokenizer.nextCommand(), !tokens.isEmpty else {
        throw source.error(.missing(.eventVerb), at: piece.upperBound..<piece.upperBound, in: line)
      }
      let typed = TokenizedCommand(tokens: tokens, line: line)
      let command = try CommandParser.command(typed, source, context)
      let event: Event
      switch command {
      case .event(let found): event = found
      case .stage(.assume(let assumption)): event = .assumed(assumption)
      case .stage(.option(let option, let on)): event = .changedOption(option, on: on)
      case .stage(.network(let change)): event = .changedNetwork(Network().changed(by: change))
      case .stage, .move, .ask, .expect, .predict, .session:
        throw source.error(
          .unknown(read: tokens[0].text, expected: .eventVerb), at: tokens[0].range, in: line)
      }
      let isPrompt = context.place == .prompt
      let candidate = Exploration.Candidate(
        event: event, text: isPrompt ? command.canonicalText : source.string(typed.range))
      if !candidates.contains(where: { $0.event == event }) { candidates.append(candidate) }
    }
    return candidates
  }

  /// Splits at the commas outside of quotes and braces.
  private static func pieces(of range: Range<Int>, in source: SourceText) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for offset in range {
      let scalar = source.scalars[offset]
      if isEscaped {
        isEscaped = false
      } else if isQuoted {
        isEscaped = scalar == "\\"
        if scalar == "\"" { isQuoted = false }
      } else {
        switch scalar {
        case "\"": isQuoted = true
        case "{", "[": depth += 1
        case "}", "]": depth -= 1
        case ",", "，":
          guard depth <= 0 else { continue }
          pieces.append(start..<offset)
          start = offset + 1
        default: break
        }
      }
    }
    return pieces + [start..<range.upperBound]
  }
}

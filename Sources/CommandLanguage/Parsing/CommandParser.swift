import LifecycleModel

/// Parses text to commands.
package enum CommandParser {
  /// Parsing stops after this many errors.
  package static let mostErrors = 50

  /// Parses all lines before it throws, and reports all errors together, at most one for each line.
  package static func parse(_ text: String, _ context: ParseContext) throws(CommandErrors)
    -> [ParsedCommand]
  {
    let source = SourceText(text, file: context.file, firstLine: context.firstLine)
    var commands: [ParsedCommand] = []
    var errors: [CommandError] = []
    for line in source.lines {
      do {
        try parse(line, of: source, context, into: &commands)
      } catch {
        errors.append(error)
        if errors.count == mostErrors { break }
      }
    }
    if !errors.isEmpty { throw CommandErrors(errors: errors) }
    return commands
  }

  private static func parse(
    _ line: SourceLineRange, of source: SourceText, _ context: ParseContext,
    into commands: inout [ParsedCommand]
  ) throws(CommandError) {
    var tokenizer = Tokenizer(source, line, isPrompt: context.place == .prompt)
    while let tokens = try tokenizer.nextCommand() {
      if tokens.isEmpty { continue }
      let typed = TokenizedCommand(tokens: tokens, line: line)
      let command = try command(typed, source, context)
      commands.append(
        ParsedCommand(
          command: command, text: source.string(typed.range), line: line.number,
          column: source.column(of: typed.range.lowerBound, in: line)))
    }
  }

  static func command(
    _ typed: TokenizedCommand, _ source: SourceText, _ context: ParseContext
  ) throws(CommandError) -> Command {
    var arguments = Arguments(typed, source: source, context: context)
    let first = typed.tokens[0]
    let verb: Verb
    if first.isWord, first.text.last == "!",
      case .verb(let found) = Verb.find(String(first.text.dropLast()), in: context.place),
      found.canBeForced
    {
      verb = found
      arguments.isForced = true
    } else {
      verb = try arguments.verb(first, expected: .verb)
    }
    guard verb.isAllowed(in: context.place) else {
      throw arguments.error(.notAllowed(verb.word, in: context.place), at: typed.tokens[0])
    }
    if context.place == .prompt { arguments.translate(for: verb) }
    let command = try verb.row.parse(&arguments)
    try arguments.finish()
    return command
  }
}

extension Arguments {
  /// Replaces Chinese words by the English ones that the rest of the parser accepts.
  fileprivate mutating func translate(for verb: Verb) {
    for index in rest.indices where rest[index].isWord {
      guard let english = ChineseArguments.english(rest[index].text, of: verb) else { continue }
      rest[index].text = english
    }
  }

  func verb(_ token: Token, expected: CommandError.Expected) throws(CommandError) -> Verb {
    switch token.isWord ? Verb.find(token.text, in: context.place) : .unknown(nearest: nil) {
    case .verb(let verb): return verb
    case .ambiguous(let candidates):
      throw error(.ambiguous(read: token.text, candidates: candidates), at: token)
    case .unknown(let nearest):
      throw error(.unknown(read: token.text, expected: expected), at: token, nearest: nearest)
    }
  }
}

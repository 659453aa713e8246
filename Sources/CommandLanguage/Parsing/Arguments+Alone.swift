extension Expectation {
  /// Parses a text with only the arguments of `expect`. `name`: the text's name in errors.
  package static func read(
    _ text: String, from name: String, _ context: ParseContext
  ) throws(CommandErrors) -> Expectation {
    try Arguments.read(text, from: name, context) { arguments throws(CommandError) in
      try arguments.expectation()
    }
  }
}

extension Exploration {
  /// Parses a text with only the arguments of `explore`. `name`: the text's name in errors.
  package static func read(
    _ text: String, from name: String, _ context: ParseContext
  ) throws(CommandErrors) -> Exploration {
    try Arguments.read(text, from: name, context) { arguments throws(CommandError) in
      try arguments.exploration()
    }
  }
}

extension Arguments {
  fileprivate static func read<Value>(
    _ text: String, from name: String, _ context: ParseContext,
    _ parse: (inout Arguments) throws(CommandError) -> Value
  ) throws(CommandErrors) -> Value {
    try SourceText.readLine(text, from: name) { source, line throws(CommandError) in
      var tokenizer = Tokenizer(source, line, isPrompt: context.place == .prompt)
      guard let tokens = try tokenizer.nextCommand(), let first = tokens.first else {
        throw source.error(.missing(.value), at: 0..<0, in: line)
      }
      // The verb is not part of the text; the first token takes its place.
      var arguments = Arguments(
        TokenizedCommand(tokens: [first] + tokens, line: line), source: source, context: context)
      let value = try parse(&arguments)
      if let rest = try tokenizer.nextCommand(), let token = rest.first {
        throw source.error(.surplus(read: token.text, isText: false), at: token.range, in: line)
      }
      return value
    }
  }
}

extension SourceText {
  /// Parses a text that must be a single line. `name`: the text's name in errors.
  static func readLine<Value>(
    _ text: String, from name: String,
    _ read: (SourceText, SourceLineRange) throws(CommandError) -> Value
  ) throws(CommandErrors) -> Value {
    let source = SourceText(text, file: name, firstLine: 1)
    do throws(CommandError) {
      if let second = source.lines.dropFirst().first {
        throw source.error(
          .surplus(read: source.string(second.range), isText: false), at: second.range, in: second)
      }
      return try read(source, source.lines[0])
    } catch {
      throw CommandErrors(errors: [error])
    }
  }
}

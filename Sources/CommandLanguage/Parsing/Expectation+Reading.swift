extension Expectation {
  /// A text that is nothing but what stands behind `expect`; errors call it `name`.
  package static func read(
    _ text: String, from name: String, _ context: ParseContext
  ) throws(CommandErrors) -> Expectation {
    let source = SourceText(text, file: name, firstLine: 1)
    let line = source.lines[0]
    do throws(CommandError) {
      if source.lines.count > 1 {
        throw source.error(
          .surplus(read: source.string(source.lines[1].range), isText: false),
          at: source.lines[1].range, in: source.lines[1])
      }
      var tokenizer = Tokenizer(source, line, isPrompt: context.place == .prompt)
      guard let tokens = try tokenizer.nextCommand(), let first = tokens.first else {
        throw source.error(.missing(.value), at: 0..<0, in: line)
      }
      var arguments = Arguments(
        TokenizedCommand(tokens: [first] + tokens, line: line), source: source, context: context)
      let expectation = try arguments.expectation()
      if let rest = try tokenizer.nextCommand(), let token = rest.first {
        throw source.error(.surplus(read: token.text, isText: false), at: token.range, in: line)
      }
      return expectation
    } catch {
      throw CommandErrors(errors: [error])
    }
  }
}

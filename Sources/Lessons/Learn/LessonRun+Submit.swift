import CommandLanguage
import Laboratory

extension LessonRun {
  /// Submits a command during the lesson. The shell itself handles beginning and leaving a lesson,
  /// and `edit`.
  package mutating func submit(_ parsed: ParsedCommand) -> NextAction {
    switch parsed.command {
    case .session(.lesson(.next)):
      unwritten.append(.line("next"))
      return onward()
    case .session(.lesson(.hint)):
      unwritten.append(.line("hint"))
      hint()
      return .here
    case .session(.lesson(.solution)):
      unwritten.append(.line("solution"))
      return solution()
    case .stage(.app(let choice)) where takesOwn(choice):
      return .readOwnApp(choice)
    case .stage(.reset) where ownApp == nil:
      unwritten.append(.line("reset"))
      again()
      return .began
    case .stage(.app(.file(let path))) where lesson.kind == .fix: return .readDelegate(path: path)
    case .stage, .event, .move, .ask, .expect, .predict, .session: break
    }
    if ownApp != nil { return submitToOwnApp(parsed) }
    if case .event = parsed.command {
      if let refusal { return .refused(refusal) }
      if screen == .text { _ = onward() }
    }
    unwritten.append(.command(parsed.command))
    return .replied(playInSession(parsed))
  }

  /// Submits an answer to the lesson's question.
  package mutating func submit(_ input: LessonInput) {
    switch input {
    case .answer(let items):
      unwritten.append(.line(items.predictLine))
      answer(items)
    case .choice(let number):
      unwritten.append(.line("\(number)"))
      choose(number)
    case .fault(let text): messages = [.fault(text)]
    }
  }

  /// Submits the lines of an earlier run of the program again, except those that need a file.
  package mutating func resume(_ lines: [String], _ context: ParseContext) {
    for line in lines {
      if let input = LessonInput(line, in: self) {
        submit(input)
        continue
      }
      for parsed in (try? CommandParser.parse(line, context)) ?? [] {
        if case .stage(.app) = parsed.command { continue }
        _ = submit(parsed)
        _ = session.submit(ParsedCommand(.move(.finish)))
        look()
      }
    }
    forgetProgressEvents()
  }

  /// The refusal of an event while a question is open, because the answer must come first.
  private var refusal: Bilingual? {
    guard hasOpenQuestion else { return nil }
    return Bilingual(
      en: "Answer the question first; then its event is played.", zh: "请先回答问题，之后才会播放这个事件。")
  }
}

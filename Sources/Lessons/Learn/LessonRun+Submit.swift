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
  ///
  /// A check looks at all events from the first on. To take linear time, events that follow each other are checked
  /// together; the last one is checked alone, because the messages are about it.
  package mutating func resume(_ lines: [String], _ context: ParseContext) {
    guard !lines.isEmpty else { return }
    let commands = lines.map { (try? CommandParser.parse($0, context)) ?? [] }
    let last = commands.lastIndex { $0.contains { $0.command.isEvent } }
    for (index, line) in lines.enumerated() {
      if index == last { look() }
      if let input = LessonInput(line, in: self) {
        look()
        submit(input)
        continue
      }
      for parsed in commands[index] {
        if case .stage(.app) = parsed.command { continue }
        checksLater = index != last && parsed.command.onlyGoesForward
        if !checksLater { look() }
        _ = submit(parsed)
        _ = session.submit(ParsedCommand(.move(.finish)))
        if !checksLater { look() }
        checksLater = false
      }
    }
    look()
    forgetProgressEvents()
  }

  /// The refusal of an event while a question is open, because the answer must come first.
  private var refusal: Bilingual? {
    guard hasOpenQuestion else { return nil }
    return Bilingual(
      en: "Answer the question first; then its event is played.", zh: "请先回答问题，之后才会播放这个事件。")
  }
}

extension Command {
  fileprivate var isEvent: Bool {
    if case .event = self { return true }
    return false
  }

  /// Whether the command leaves every event before the cursor where it is, and means the same however far the lesson
  /// was checked.
  fileprivate var onlyGoesForward: Bool {
    switch self {
    case .event, .ask, .expect, .predict, .move(.step), .move(.steps), .move(.finish),
      .move(.branches):
      true
    case .move, .stage, .session: false
    }
  }
}

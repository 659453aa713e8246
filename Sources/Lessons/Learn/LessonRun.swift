import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

/// A learner's run through one lesson, with its session. The dashboard and the line dialogue submit the learner's input
/// and show the task and the messages.
package struct LessonRun: Sendable {
  package enum Screen: Hashable, Sendable {
    /// The text before the task.
    case text
    case task
    /// The text after the task is done.
    case recap
  }

  /// The action that the shell must take after a submission. Texts are in `messages`.
  package enum NextAction: Sendable {
    case here
    /// A new session has begun: the next question, the variant, or the start.
    case began
    /// The session's replies to a command.
    case replied([Reply])
    /// The next event of the solution was played. The shell shows its reason with it.
    case solutionStep(ParsedCommand, [Reply])
    case refused(Bilingual)
    /// Read a delegate from a file and grade it.
    case readDelegate(path: String)
    /// Read the learner's own app, for `begin(own:)`.
    case readOwnApp(AppChoice)
    /// Grade a delegate: `search(grading:)`.
    case grade(App)
    case nextLesson
  }

  package var session: Session
  package internal(set) var play: LessonPlay
  package internal(set) var screen = Screen.text
  /// Messages about the learner's last action.
  package internal(set) var messages: [LessonMessage] = [] {
    didSet { if !messages.isEmpty { messageCount += 1 } }
  }
  /// The number of messages so far.
  package private(set) var messageCount = 0
  /// The learner's version of a fix lesson's delegate.
  package internal(set) var app: App?
  /// The learner's own app, if it is played instead of the lesson's.
  package internal(set) var ownApp: AppChoice?
  /// In a predict lesson: the current question is answered, and the next one waits.
  package internal(set) var isAnswered = false
  /// Whether the shell reveals the steps of an event one by one. The marks then change after the
  /// last step.
  package var revealsSteps = false
  package let next: Neighbour?
  /// Its number in the pack, and the number of lessons.
  package let number: Int
  package let count: Int
  /// While lines of an earlier run are submitted: the next events are checked together with this one.
  var checksLater = false
  var recorded = Recorded()
  var unwritten: [JournalEntry] = []
  private var seen = Events(branches: 1, records: 0)

  private struct Events: Hashable {
    var branches: Int
    var records: Int
  }

  package struct Neighbour: Hashable, Sendable {
    package var id: String
    package var title: Bilingual

    package init(id: String, title: Bilingual) {
      self.id = id
      self.title = title
    }
  }

  package init(_ prepared: PreparedLesson, number: Int, of count: Int, next: Neighbour?) {
    let play = LessonPlay(prepared)
    self.play = play
    session = play.session()
    self.number = number
    self.count = count
    self.next = next
  }

  package var lesson: Lesson { play.lesson }

  /// A question of a predict lesson waits for its answer.
  package var hasOpenQuestion: Bool {
    screen == .task && lesson.kind == .predict && !isAnswered && play.table?.current != nil
  }

  /// The commands of the solution; empty if it has none.
  package var solutionCommands: [Command] { lesson.task.solution?.commands.map(\.command) ?? [] }

  /// Whether the lesson asks how a push is treated. Only then are verdicts shown.
  package var asksForVerdicts: Bool {
    if lesson.properties.contains(where: { [.arrivalIsArrival, .tapIsTap].contains($0) }) {
      return true
    }
    return lesson.task.marks.contains { mark in
      mark.expectations.contains { expectation in
        if case .treated = expectation.claim { return true }
        return false
      }
    }
  }

  package var isShowingSolution: Bool { play.solutionStep != nil }

  /// The journal entries since the last call. Replaying them leads the learner back to this point.
  package mutating func takeUnwritten() -> [JournalEntry] {
    defer { unwritten = [] }
    return unwritten
  }

  // MARK: Sessions

  /// Begins a new session with the current part of the lesson.
  mutating func beginSession() {
    ownApp = nil
    session = play.session(app: app)
    saw()
  }

  /// Submits a command to the session and checks the result.
  mutating func playInSession(_ parsed: ParsedCommand) -> [Reply] {
    let replies = session.submit(parsed)
    if revealsSteps, case .steps(let steps)? = replies.first,
      case .model? = steps.first?.content
    {
      session.conceal()
    }
    if !checksLater { look() }
    return replies
  }

  /// Called after each played command. Earlier messages stay until another event has happened.
  mutating func look() {
    guard screen == .task, ownApp == nil else { return }
    let before = seen
    saw()
    let isNew = seen != before
    if isNew, !isShowingSolution, lesson.kind != .predict { messages = [] }
    let told = play.look(at: session).compactMap(LessonMessage.init)
    if !told.isEmpty { messages = isShowingSolution ? messages + told : told }
  }

  /// Marks the session's current state as seen, so that the messages about it stay.
  mutating func saw() {
    seen = Events(
      branches: session.history.branches.count, records: session.history.records.count)
  }

  // MARK: Going on

  mutating func onward() -> NextAction {
    let told = messages
    messages = []
    if ownApp != nil {
      turnToSteps()
      return .here
    }
    switch screen {
    case .text: return enterTask()
    case .recap: return .nextLesson
    case .task: break
    }
    if isShowingSolution { return continueSolution() }
    switch lesson.kind {
    case .predict: return nextQuestion()
    case .read, .reach, .break, .fix, .explain:
      if play.isSolved {
        screen = .recap
      } else if lesson.kind == .explain, !told.isEmpty {
        messages = told
      } else {
        messages = [.stillToDo]
      }
      return .here
    }
  }

  /// Goes back to the text before the task.
  package mutating func readAgain() {
    messages = []
    if ownApp == nil {
      screen = .text
    } else if screen == .task {
      turnToSteps()
    }
  }

  private mutating func enterTask() -> NextAction {
    screen = .task
    guard lesson.kind == .read, !play.isSolved else { return .here }
    guard lesson.task.solution != nil else {
      finishReading()
      return .here
    }
    play.beginSolution()
    beginSession()
    return .began
  }

  mutating func finishReading() {
    play.finishReading()
    messages = [.solved]
    screen = .recap
  }

  private mutating func nextQuestion() -> NextAction {
    guard isAnswered else {
      messages = [.stillToDo]
      return .here
    }
    isAnswered = false
    if play.table?.isOver == true {
      guard play.hasVariantToAsk else {
        screen = .recap
        return .here
      }
      play.beginVariant()
      messages = [.variant]
    } else if play.table?.isAskedAgain == true {
      messages = [.askedAgain]
    }
    beginSession()
    return .began
  }

  // MARK: Help

  mutating func hint() {
    screen = .task
    let all = play.fittingHints.count
    guard all > 0 else {
      messages = [.noHints]
      return
    }
    if let hint = play.hint() {
      messages = [.hint(hint, number: play.helpfulHints.count, of: all)]
    } else {
      messages = play.helpfulHints.last.map { [.hint($0, number: all, of: all)] } ?? []
      messages.append(.noMoreHints)
    }
  }

  /// Goes back to before the first event that deviates from the solution, or else to the start.
  mutating func again() {
    screen = .task
    if !isShowingSolution, let event = play.firstWrongEvent(in: session),
      let record = session.history.records.first(where: { $0.event == event && $0.isEvent }),
      record.stepsBefore > 0
    {
      _ = session.submit(ParsedCommand(.move(.goto(record.stepsBefore))))
      look()
      messages = [.wentBack(event: event)]
      return
    }
    play.beganAnew()
    beginSession()
    messages = [.wentBack(event: nil)]
  }
}

extension ParsedCommand {
  /// The command as if the user had typed it.
  package init(_ command: Command) {
    self.init(command: command, text: command.canonicalText, line: 1, column: 1)
  }
}

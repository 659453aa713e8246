import CommandLanguage
import Explorer
import Laboratory
import LifecycleModel

/// A learner in a lesson, the same for the dashboard and for the line dialogue. The shell plays the
/// learner's events in its own session and has this look at them; what there is to say is in `said`.
package struct Learning: Sendable {
  package enum Screen: Hashable, Sendable {
    /// What is read before the task.
    case text
    case task
    /// What is read when the task is done.
    case recap
  }

  /// What `onward` leaves for the shell to do.
  package enum NextAction: Sendable {
    case here
    /// The next event of the solution is to be played, with its reason.
    case play(ParsedCommand)
    /// The session is another one.
    case began
    /// The solution of a fix lesson: to be run through the explorer.
    case grade(App)
    case nextLesson
  }

  package internal(set) var play: LessonPlay
  package internal(set) var screen = Screen.text
  /// About the learner's last act.
  package internal(set) var said: [Saying] = []
  /// The delegate of a fix lesson as the learner has it.
  package internal(set) var app: App?
  /// In a predict lesson: the present question has been answered, and the next one waits.
  package internal(set) var isAnswered = false
  /// The lesson behind this one in its pack.
  package let next: Neighbour?
  /// Its number in the pack and how many there are.
  package let number: Int
  package let count: Int
  var noted = Noted()
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
    play = LessonPlay(prepared)
    self.number = number
    self.count = count
    self.next = next
  }

  package var lesson: Lesson { play.lesson }

  /// The session that the present part of the lesson begins with.
  package var session: Session { play.session(app: app) }

  /// A question of a predict lesson waits for its answer.
  package var hasOpenQuestion: Bool {
    screen == .task && lesson.kind == .predict && !isAnswered && play.table?.current != nil
  }

  package var isShowingSolution: Bool { play.solutionStep != nil }

  // MARK: Going on

  package mutating func onward(in session: inout Session) -> NextAction {
    said = []
    switch screen {
    case .text: return enterTask(&session)
    case .recap: return .nextLesson
    case .task: break
    }
    if isShowingSolution { return goOnWithSolution(&session) }
    switch lesson.kind {
    case .predict: return nextQuestion(&session)
    case .read, .reach, .break, .fix, .explain:
      if play.isSolved {
        screen = .recap
      } else {
        said = [.stillToDo]
      }
      return .here
    }
  }

  /// Back to what was read before the task.
  package mutating func readAgain() {
    said = []
    screen = .text
  }

  private mutating func enterTask(_ session: inout Session) -> NextAction {
    screen = .task
    guard lesson.kind == .read, !play.isSolved else { return .here }
    guard lesson.task.solution != nil else {
      finishReading()
      return .here
    }
    play.beginSolution()
    session = self.session
    saw(session)
    return .began
  }

  mutating func finishReading() {
    play.finishReading()
    said = [.solved]
    screen = .recap
  }

  private mutating func nextQuestion(_ session: inout Session) -> NextAction {
    guard isAnswered else {
      said = [.stillToDo]
      return .here
    }
    isAnswered = false
    if play.table?.isOver == true {
      guard play.hasVariantToAsk else {
        screen = .recap
        return .here
      }
      play.beginVariant()
      said = [.variant]
    }
    session = self.session
    saw(session)
    return .began
  }

  // MARK: The learner's own play

  /// Why a command cannot be played now; nil where it can.
  package func refusal(of command: Command) -> Bilingual? {
    guard hasOpenQuestion, case .event = command else { return nil }
    return Bilingual(
      en: "Answer the question first; then its event is played.", zh: "请先回答问题，之后才会播放这个事件。")
  }

  /// After each command that was played. Whether there is something new to be said: what was said
  /// stands until another event has happened.
  @discardableResult
  package mutating func look(at session: Session) -> Bool {
    let before = seen
    saw(session)
    let isNew = seen != before
    if isNew, !isShowingSolution, lesson.kind != .predict { said = [] }
    let told = play.look(at: session).compactMap(Saying.init)
    if told.isEmpty { return false }
    said = isShowingSolution ? said + told : told
    return true
  }

  /// What was said of what the session holds now stands.
  mutating func saw(_ session: Session) {
    let history = session.history
    seen = Events(branches: history.branches.count, records: history.records.count)
  }

  /// A word of the shell itself, such as what a file's fault is.
  package mutating func say(_ saying: Saying) { said = [saying] }

  package mutating func hint() {
    screen = .task
    let all = lesson.task.hints.count
    guard all > 0 else {
      said = [.noHints]
      return
    }
    if let hint = play.hint() {
      said = [.hint(hint, number: play.hintsGiven.count, of: all)]
    } else {
      said = play.helpfulHints.last.map { [.hint($0, number: all, of: all)] } ?? []
      said.append(.noMoreHints)
    }
  }

  /// Back to before the first event that led astray; where there is none, to the start.
  package mutating func again(in session: inout Session) {
    screen = .task
    if !isShowingSolution, let event = play.firstWrongEvent(in: session),
      let record = session.history.records.first(where: { $0.event == event && $0.isEvent }),
      record.stepsBefore > 0
    {
      _ = session.submit(
        ParsedCommand(
          command: .move(.goto(record.stepsBefore)), text: "reset", line: 1, column: 1))
      look(at: session)
      said = [.wentBack(event: event)]
      return
    }
    play.beganAnew()
    session = self.session
    saw(session)
    said = [.wentBack(event: nil)]
  }
}

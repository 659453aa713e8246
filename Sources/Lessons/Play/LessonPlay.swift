import CommandLanguage
import Laboratory
import LifecycleModel

/// A learner's state in a lesson. The shell owns the session that plays events; this type inspects it and decides which
/// notices to give.
package struct LessonPlay: Sendable {
  package enum Part: Hashable, Sendable {
    case lesson
    /// The same question with another configuration, asked after the solution was shown.
    case variant
  }

  /// Results of the learner's last step, in the order of the messages.
  package enum Notice: Hashable, Sendable {
    case met(Lesson.Mark)
    /// The event counts from 1.
    case broken(Lesson.Mark, event: Int)
    case feedback(Lesson.Feedback)
    /// The learner left the known ways and the author has written no reply: what the first open goal lacks.
    case notYet(Bilingual)
    case solved
    /// The solution was played to its end. The variant is next, if there is one.
    case solutionOver
  }

  package let prepared: PreparedLesson
  package internal(set) var part = Part.lesson
  package internal(set) var states: [MarkState]
  /// Indices into the lesson's hints, in the order in which they were given.
  package internal(set) var hintsGiven: [Int] = []
  /// The number of solution events that were played; nil while the learner plays.
  package internal(set) var solutionStep: Int?
  package internal(set) var sawSolution = false
  package internal(set) var isSolved = false
  package internal(set) var attempts = 0
  /// The questions of a predict lesson.
  package internal(set) var table: PredictionTable?
  /// Indices of the choices tried in an explain lesson.
  package internal(set) var tried: [Int] = []
  /// First answers to the lesson's own questions, which count from 1, in the order in which they
  /// were given.
  package internal(set) var firstAnswers: [FirstGiven] = []

  package struct FirstGiven: Hashable, Sendable {
    package var question: Int
    package var isRight: Bool
    package var given: String
  }

  /// The number of events at the last check. When it changes, all marks are judged again.
  private(set) var eventsSeen = 0
  let wrongRecords: [[Record]]
  let solutionRecords: [[Record]]
  let variantRecords: [[Record]]

  package init(_ prepared: PreparedLesson) {
    self.prepared = prepared
    let lesson = prepared.lesson
    states = lesson.task.marks.map { _ in .open }
    if lesson.kind == .predict { table = PredictionTable(prepared) }
    let isPlayed = lesson.kind == .reach || lesson.kind == .break
    wrongRecords = isPlayed ? lesson.task.wrong.map { prepared.records(of: $0.script) } : []
    let scripts = isPlayed ? [lesson.task.solution].compactMap { $0 } + lesson.task.also : []
    solutionRecords = scripts.map { prepared.records(of: $0) }
    variantRecords =
      lesson.task.variant.map { variant in
        isPlayed
          ? [prepared.records(of: variant.solution, behind: variant.start.commands)] : []
      } ?? []
  }

  package var lesson: Lesson { prepared.lesson }

  /// The first session of the lesson or of its current question.
  package func session(app: App? = nil, apps: [AppChoice: App] = [:]) -> Session {
    if let table, let ask = table.ask {
      let start = table.isVariant ? lesson.task.variant?.start : lesson.task.start
      return prepared.session(behind: (start?.commands ?? []) + ask.scene, apps: apps)
    }
    let start = part == .variant ? lesson.task.variant?.start : lesson.task.start
    return prepared.session(behind: start?.commands ?? [], app: app, apps: apps)
  }

  // MARK: Looking

  /// The notices about everything played since the last call: about one event, or about all events of a resumed
  /// session.
  package mutating func look(at session: Session) -> [Notice] {
    guard lesson.kind == .reach || lesson.kind == .break else { return [] }
    let before = states
    let wasReached: Bool
    (states, wasReached) = MarkJudge.judge(lesson.task.marks, in: session, behind: eventsSeen)
    let done = EventTrail.records(of: session).count
    if eventsSeen == 0, done > 0, solutionStep == nil { attempts += 1 }
    let isNew = done > eventsSeen
    eventsSeen = done
    guard isNew else { return [] }
    if wasReached, solutionStep == nil { isSolved = true }
    var notices: [Notice] = []
    for (index, mark) in lesson.task.marks.enumerated() where before[index] != states[index] {
      switch states[index] {
      case .open: break
      case .met: notices.append(.met(mark))
      case .broken(let event): notices.append(.broken(mark, event: event))
      }
    }
    if isReached {
      if solutionStep == nil { notices.append(.solved) }
    } else if solutionStep == nil {
      if part == .lesson, let feedback = feedback(on: session) {
        notices.append(.feedback(feedback))
      } else if notices.isEmpty {
        notices += generalReply(on: session)
      }
    }
    return notices
  }

  /// All goals met and no keep broken.
  package var isReached: Bool {
    !states.isEmpty && MarkJudge.areReached(lesson.task.marks, states)
  }

  /// The first mark that fails; a broken keep comes before all others.
  package var firstFailing: Lesson.Mark? {
    let marks = Array(zip(lesson.task.marks, states))
    for (mark, state) in marks {
      if case .broken = state { return mark }
    }
    for (mark, state) in marks where mark.kind == .goal {
      if case .open = state { return mark }
    }
    return nil
  }

  /// The first wrong event, from 1: the one that broke a keep, otherwise the first that no solution
  /// has in its place; nil if there is none.
  package func firstWrongEvent(in session: Session) -> Int? {
    var broken: Int?
    for state in states {
      if case .broken(let event) = state { broken = min(broken ?? event, event) }
    }
    if let broken { return broken }
    guard part == .lesson, !isReached else { return nil }
    let done = EventTrail.records(of: session)
    guard let common = solutionRecords.map({ EventTrail.commonPrefix(done, $0) }).max(),
      common < done.count
    else { return nil }
    return done[common].event
  }

  // MARK: Hints

  /// The hints for the first failing mark, in order; in a predict lesson, the hints for its question.
  package var fittingHints: [Int] {
    let subject = table == nil ? firstFailing?.id : table?.ask?.id
    return lesson.task.hints.indices.filter {
      lesson.task.hints[$0].mark == nil || lesson.task.hints[$0].mark == subject
    }
  }

  /// The next hint that helps; nil if all were given.
  package mutating func hint() -> Lesson.Hint? {
    guard let next = fittingHints.first(where: { !hintsGiven.contains($0) }) else { return nil }
    hintsGiven.append(next)
    return lesson.task.hints[next]
  }

  /// The given hints that still help, the newest last.
  package var helpfulHints: [Lesson.Hint] {
    let fitting = fittingHints
    return hintsGiven.filter(fitting.contains).map { lesson.task.hints[$0] }
  }

  package mutating func beganAnew() {
    eventsSeen = 0
    solutionStep = nil
    states = lesson.task.marks.map { _ in .open }
  }
}

extension PreparedLesson {
  /// The records of a script played after the lesson's start, or after another scene.
  func records(of script: Lesson.Script, behind scene: [ParsedCommand]? = nil) -> [Record] {
    var session = session(behind: scene)
    for parsed in script.commands { _ = session.submit(parsed) }
    return session.history.records.filter(\.isEvent)
  }
}

/// A run of the app's code as a search remembers it. In equal circumstances the same code does the
/// same again, and its steps are made anew without running it.
///
/// Circumstances are equal if what the run read is equal: parts of the world, assumptions, and the
/// state of the reaction. Which parts it reads is recorded while it runs.
extension Reaction {
  /// The state of the reaction that code of the app may read or change through services of iOS.
  package struct Course: Hashable, Sendable {
    fileprivate struct Answer: Hashable, Sendable {
      var notification: ReceivedPush
      var options: [String]
    }

    fileprivate var currentPush: PushID?
    fileprivate var isAsleep = false
    fileprivate var outcomes: [Outcome] = []
    fileprivate var isRegistrationTold = false
    fileprivate var unwokenSessions: [String] = []
    fileprivate var transitionDeadline: Milliseconds?
    fileprivate var unanswered: [ReceivedPush] = []
    fileprivate var answers: [Answer] = []
    fileprivate var isCallAtWork = false
    fileprivate var callCondition: String?
    fileprivate var linkToOpen: Link?
    fileprivate var refusesLaunchURL = false
    fileprivate var entriesInProgress = 0
  }

  package var course: Course {
    get {
      Course(
        currentPush: currentPush, isAsleep: isAsleep, outcomes: outcomes,
        isRegistrationTold: isRegistrationTold, unwokenSessions: unwokenSessions,
        transitionDeadline: transitionDeadline, unanswered: unanswered,
        answers: answers.map { Course.Answer(notification: $0.notification, options: $0.options) },
        isCallAtWork: callAtWork != nil, callCondition: callAtWork?.condition,
        linkToOpen: linkToOpen, refusesLaunchURL: refusesLaunchURL,
        entriesInProgress: entriesInProgress)
    }
    set {
      currentPush = newValue.currentPush
      isAsleep = newValue.isAsleep
      outcomes = newValue.outcomes
      isRegistrationTold = newValue.isRegistrationTold
      unwokenSessions = newValue.unwokenSessions
      transitionDeadline = newValue.transitionDeadline
      unanswered = newValue.unanswered
      answers = newValue.answers.map { ($0.notification, $0.options) }
      callAtWork = newValue.isCallAtWork ? CallAtWork(condition: newValue.callCondition) : nil
      linkToOpen = newValue.linkToOpen
      refusesLaunchURL = newValue.refusesLaunchURL
      entriesInProgress = newValue.entriesInProgress
    }
  }

  /// What a run did.
  package struct Run: Sendable {
    package let parts: WorldParts
    /// The assumptions that it asked for, in order, and what it found.
    package let questions: [AssumptionQuestion]
    package let answers: [AssumedValue?]
    package let effort: Effort
    fileprivate let effects: [Effect]
    fileprivate let stepCount: Int
    fileprivate let firings: Int
    fileprivate let localFirings: Int
    fileprivate let course: Course
  }

  package struct AssumptionQuestion: Hashable, Sendable {
    package var line: Int
    package var kind: AssumedValue.Kind
    package var number: Int

    package init(line: Int, kind: AssumedValue.Kind, number: Int) {
      self.line = line
      self.kind = kind
      self.number = number
    }
  }

  fileprivate enum Effect: Sendable {
    case change(Change, Rule)
    /// A timer with a new number and time.
    case start(Timer, Rule)
    /// The heap after the last change of it.
    case heap([Value?])
    /// Nothing reads the heap between its changes.
    case earlierHeap
  }

  final class Recorder: @unchecked Sendable {
    let reads = WorldReads()
    fileprivate var effects: [Effect] = []
    fileprivate var questions: [AssumptionQuestion] = []
    fileprivate var answers: [AssumedValue?] = []
    /// The place of the last change of the heap among the effects.
    fileprivate var heapChange: Int?
    fileprivate var hasLine = false
    fileprivate var hasStarted = false
    /// Code of another process ran in between.
    fileprivate var isMixed = false
    /// The heap of the process since the last change of it.
    var heap: [Value?] = []
    fileprivate let stepsBefore: Int
    fileprivate let effortBefore: Effort
    fileprivate let firingsBefore: (Int, Int)

    fileprivate init(_ reaction: Reaction) {
      stepsBefore = reaction.stepCount
      effortBefore = reaction.effort
      firingsBefore = (reaction.firings, reaction.localFirings)
    }

    func note(_ change: Change, _ rule: Rule, in world: World) {
      switch change {
      case .line(let line):
        guard line.mark != nil || !hasLine else { return }
        hasLine = true
        effects.append(.change(change, rule))
      case .quiet(.heap):
        heapChange = effects.count
        effects.append(.earlierHeap)
      case .timer(let timer, .started) where timer.id == world.counters.timers + 1:
        hasStarted = true
        effects.append(.start(timer, rule))
      case .quiet(.codeRuns): isMixed = true
      case .quiet(.serviceExtensions):
        // Contains processes with their timers.
        if hasStarted { reads.insert(.counters) }
        effects.append(.change(change, rule))
      default: effects.append(.change(change, rule))
      }
    }
  }
}

extension Reaction {
  package var isRecordingRun: Bool { recorder != nil }

  package func note(_ question: AssumptionQuestion, _ answer: AssumedValue?) {
    guard let recorder, !recorder.questions.contains(question) else { return }
    recorder.questions.append(question)
    recorder.answers.append(answer)
  }

  /// Begins to record what the app's code reads and does.
  package mutating func beginRun() {
    let recorder = Recorder(self)
    self.recorder = recorder
    watchReads(with: recorder.reads)
  }

  /// Ends it. nil if the run cannot be made anew.
  package mutating func endRun() -> Run? {
    guard let recorder else { return nil }
    self.recorder = nil
    watchReads(with: nil)
    guard !recorder.isMixed else { return nil }
    var effects = recorder.effects
    if let place = recorder.heapChange { effects[place] = .heap(recorder.heap) }
    var effort = effort
    effort.statements -= recorder.effortBefore.statements
    effort.work -= recorder.effortBefore.work
    return Run(
      parts: recorder.reads.parts, questions: recorder.questions, answers: recorder.answers,
      effort: effort,
      effects: effects, stepCount: stepCount - recorder.stepsBefore,
      firings: firings - recorder.firingsBefore.0,
      localFirings: localFirings - recorder.firingsBefore.1, course: course)
  }

  /// Makes the steps of a run in equal circumstances.
  package mutating func make(_ run: Run) {
    let before = stepCount
    var numbers: [(old: Int, new: Int)] = []
    for effect in run.effects {
      switch effect {
      case .start(var timer, let rule):
        let number = world.counters.timers + 1
        numbers.append((timer.id, number))
        timer.id = number
        emit(.timer(timer, .started), rule)
      case .change(.timer(var timer, let change), let rule):
        if let number = numbers.last(where: { $0.old == timer.id })?.new { timer.id = number }
        emit(.timer(timer, change), rule)
      case .change(let change, let rule): emit(change, rule)
      case .heap(let heap): share(heap)
      case .earlierHeap: break
      }
    }
    count(steps: run.stepCount, since: before)
    effort.statements += run.effort.statements
    effort.work += run.effort.work
    firings += run.firings
    localFirings += run.localFirings
    course = run.course
  }
}

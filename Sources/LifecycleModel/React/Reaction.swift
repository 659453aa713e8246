/// The processing of one event: the current world and the steps that led to it. Each step is applied as soon as a rule
/// emits it, so that rules always read the current world.
package struct Reaction: Sendable {
  package private(set) var world: World
  package private(set) var steps: [Step] = []
  private let recording: Recording
  /// The number of steps, recorded or not.
  private(set) var stepCount = 0
  private var hasRecordedLine = false
  let program: any AppProgram
  /// The push that the app's code is handling. Downloads started by this code belong to it.
  var currentPush: PushID?
  /// The app's code blocks its thread, so that iOS cannot call it.
  var isAsleep = false
  /// The pushes that this event delivered, and how the app treated them.
  var outcomes: [Outcome] = []
  /// Whether a registration has been answered since the last other step. A registration made inside
  /// that answer is answered in the next round.
  var isRegistrationTold = false
  /// Sessions whose transfers do not wake the app in this event.
  var unwokenSessions: [String] = []
  /// The time by which a life-cycle method must return; nil while no such method is being called.
  var transitionDeadline: Milliseconds?
  /// The number of timers of the app that fired in this event.
  var firings = 0
  /// The work done by the app's code in this event.
  package var effort = Effort()
  /// The number of local notifications delivered in this event.
  var localFirings = 0
  /// Notifications of this event that the app was asked about and has not answered.
  var unanswered: [ReceivedPush] = []
  /// Answers to `willPresent` that the system has not shown yet.
  var answers: [(notification: ReceivedPush, options: [String])] = []
  /// Set during the delivery of a VoIP push: the unknown part of the app's code that may report the
  /// call.
  var callAtWork: CallAtWork?
  /// The link that the user opened, until the app has received it.
  var linkToOpen: Link?
  /// A launch method returned false: the app refuses the URL (lifecycle.O1).
  package var refusesLaunchURL = false
  /// Entries into the app's code that have not returned. iOS may call the app while the app calls
  /// iOS.
  package var entriesInProgress = 0
  /// Records a run of the app's code for the memory of a search.
  var recorder: Recorder?

  struct CallAtWork: Sendable {
    /// The assumption under which iOS ends the app.
    var condition: String?
  }

  package struct Effort: Sendable {
    package var statements = 0
    /// Work of the library and of reference counting, in elements and bytes.
    package var work = 0

    package init() {}

    /// Exhausts both limits: the next statement and the next library call fail.
    package mutating func exhaust() { (statements, work) = (.max / 2, .max / 2) }
  }

  /// Which steps `steps` keeps.
  package enum Recording: Sendable {
    case all
    /// The steps that claims and properties read. Of executed lines, only the first one and those with a mark. Enough
    /// for a search, because a search replays its answer.
    case observed
  }

  package init(world: World, program: any AppProgram, recording: Recording = .all) {
    self.world = world
    self.program = program
    self.recording = recording
  }

  package mutating func emit(_ change: Change, _ rule: Rule) {
    stepCount += 1
    if let recorder {
      recorder.reads.pauses += 1
      recorder.note(change, rule, in: world)
    }
    if recording == .all || isObserved(change) {
      steps.append(Step(change: change, rule: rule, time: world.clock))
    }
    world.apply(change)
    recorder?.reads.pauses -= 1
  }

  mutating func emit(_ change: QuietChange, _ rule: Rule) { emit(.quiet(change), rule) }

  /// Shares the storage of `heap`, which equals the world's.
  mutating func share(_ heap: [Value?]) { world.share(heap) }

  /// Whether steps that no claim reads are dropped, as in a search.
  package var dropsSteps: Bool { recording == .observed }

  mutating func watchReads(with reads: WorldReads?) { world.reads = reads }

  mutating func count(steps: Int, since before: Int) { stepCount = before + steps }

  private mutating func isObserved(_ change: Change) -> Bool {
    guard case .line(let line) = change else { return change.isObserved }
    defer { hasRecordedLine = true }
    return line.mark != nil || !hasRecordedLine
  }
}

/// All steps of an event. A refused event is one step that changes nothing.
package func react(to event: Event, in world: World, running program: any AppProgram) -> [Step] {
  reaction(to: event, in: world, running: program).steps
}

/// All steps of an event, and the world after them.
package func reaction(
  to event: Event, in world: World, running program: any AppProgram,
  recording: Reaction.Recording = .all
) -> Reaction {
  var reaction = Reaction(world: world, program: program, recording: recording)
  if let denial = world.denial(of: event, by: program) {
    reaction.emit(.refused(event, denial), denial.rule)
  } else {
    reaction.emit(.event(event), .eventHappened)
    reaction.react(to: event)
    reaction.emitOutcomes()
  }
  return reaction
}

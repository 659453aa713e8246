/// One event while it is played: the world that its steps have made so far, and those steps.
/// Rules emit steps; each is applied as it is emitted, so a rule always reads the present world.
package struct Reaction: Sendable {
  package private(set) var world: World
  package private(set) var steps: [Step] = []
  private let recording: Recording
  /// How many steps there were, recorded or not.
  private(set) var stepCount = 0
  private var hasRecordedLine = false
  let program: any AppProgram
  /// The push whose call the app's code is working for: a download that it starts is this push's.
  var currentPush: PushID?
  /// The app's code stands still in the middle of itself: iOS can call nothing.
  var isAsleep = false
  /// The pushes that this event has handed over, with what the app took them for.
  var outcomes: [Outcome] = []
  /// The app was told of a registration since the last time that anything happened: one that it
  /// asks for in the answer is answered the next time.
  var isRegistrationTold = false
  /// Sessions for whose transfers this event does not wake the app.
  var unwokenSessions: [String] = []
  /// Until when a method of a change of state has to come back; nil: none is being called.
  var transitionDeadline: Milliseconds?
  /// How often work of the app has run in this event.
  var firings = 0
  /// What the app's code has done in this event.
  package var effort = Effort()
  /// How many local notifications have come in this event.
  var localFirings = 0
  /// The notifications about which the app was asked in this event and which it has not answered.
  var unanswered: [ReceivedPush] = []
  /// What the app answered in `willPresent` and the system does not show yet.
  var answers: [(notification: ReceivedPush, options: [String])] = []
  /// Set while a VoIP push is handed over: which unknown part of the app's code may report the
  /// call.
  var callAtWork: CallAtWork?
  /// The link that the user followed, until the app has it.
  var linkToOpen: Link?
  /// A launch method returned false: the app does not want the URL (lifecycle.O1).
  package var refusesLaunchURL = false
  /// Entries into the app's code that have begun and not ended: iOS may call the app while the app
  /// calls iOS.
  package var entriesInProgress = 0

  struct CallAtWork: Sendable {
    /// Under which condition iOS ends the app.
    var condition: String?
  }

  package struct Effort: Sendable {
    package var statements = 0
    /// Work of the library and of counting references: elements and bytes.
    package var work = 0

    /// The next statement is one too many, and so is the next call of the library.
    package mutating func exhaust() { (statements, work) = (.max / 2, .max / 2) }
  }

  /// Which steps `steps` keeps.
  package enum Recording: Sendable {
    case all
    /// What claims and properties look at; of the lines that ran only the first, and those with a
    /// mark. Enough for a search, which plays its answer again.
    case observed
  }

  package init(world: World, program: any AppProgram, recording: Recording = .all) {
    self.world = world
    self.program = program
    self.recording = recording
  }

  package mutating func emit(_ change: Change, _ rule: Rule) {
    stepCount += 1
    if recording == .all || isObserved(change) {
      steps.append(Step(change: change, rule: rule, time: world.clock))
    }
    world.apply(change)
  }

  mutating func emit(_ change: QuietChange, _ rule: Rule) { emit(.quiet(change), rule) }

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

/// All steps of an event with the world that they make.
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

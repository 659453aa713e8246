import CommandLanguage
import Judging
import LifecycleModel

extension Search {
  package struct Question: Sendable {
    package var start: World
    package var program: any AppProgram
    package var events: [Exploration.Candidate]
    package var goal: Goal
    /// Events before the start of the search, for claims that look back.
    package var past: [PastEvent]
    /// Maximum number of events in a sequence.
    package var depth: Int
    /// The most worlds to keep. A search that reaches it ends as `bounded`.
    package var mostWorlds: Int
    /// At least 1.
    package var threads: Int
    /// Whether `takeTransitions` returns the visited transitions.
    package var recordsTransitions: Bool
    /// Whether to play events that commute in both orders. Answers, worlds and transitions are the same. For tests.
    var ignoresSleepSets = false
    /// False if code of the app runs anew each time. Answers, worlds and transitions are the same;
    /// for tests.
    var remembersRuns = true

    package init(
      start: World, program: any AppProgram, events: [Exploration.Candidate], goal: Goal,
      past: [PastEvent] = [], depth: Int, mostWorlds: Int = .max, threads: Int = 1,
      recordsTransitions: Bool = false
    ) {
      self.start = start
      let isGranted = !goal.isAboutHandlers || events.contains(where: \.event.isGrant)
      self.program = isGranted ? program : program.withoutGrants
      self.events = events
      self.goal = goal
      self.past = past
      self.depth = depth
      self.mostWorlds = mostWorlds
      self.threads = threads
      self.recordsTransitions = recordsTransitions
    }
  }

  package struct PastEvent: Sendable {
    let verb: String
    let wasRefused: Bool
    let steps: [Step]

    package init(verb: String, wasRefused: Bool, steps: [Step]) {
      self.verb = verb
      self.wasRefused = wasRefused
      self.steps = steps
    }
  }
}

extension Search.Question {
  /// The notification centre's delegate after a launch, if it is unknown code.
  var unknownCenterDelegate: String? {
    if let name = start.unknownDelegate { return name }
    guard start.process == nil else { return nil }
    return reaction(to: .openedApp, in: start, running: program).world.unknownDelegate
  }
}

extension Search.Question {
  /// The progress of the goal before the first event of the search.
  var startProgress: Progress {
    var progress = Progress(goal, past: past)
    if case .never(_, let after) = goal { progress.met = [startMeets(after)] }
    return progress
  }

  /// Whether the start already meets the expectation. Claims about steps cannot hold before the
  /// first event.
  func startMeets(_ expectation: Expectation) -> Bool {
    guard !expectation.claim.isAboutSteps, !ClaimMonitor.readsHistory(expectation) else {
      return false
    }
    return ClaimMonitor(expectation, withWords: false).holds(in: start, of: program)
  }
}

import CommandLanguage
import Explorer
import LifecycleModel
import Platform

extension Session {
  /// A search from the world at the cursor. A partly shown event counts as complete.
  package func search(
    for exploration: Exploration, threads: Int = 1, mostWorlds: Int = .max,
    recordsTransitions: Bool = false
  ) -> Search {
    var asked = program.hasMarks ? exploration : exploration.withoutMarks()
    if asked.events == Exploration.usualEvents { asked = withOwnEvents(asked) }
    return Search(
      Search.Question(
        start: history.worldOfNextEvent, program: program, events: asked.events,
        goal: Goal(asked.aim), past: pastEvents, depth: asked.depth, mostWorlds: mostWorlds,
        threads: threads, recordsTransitions: recordsTransitions))
  }

  /// The default events. For a user-defined app they also include events for its methods, and pushes for its code and
  /// its service extension; events that lead to nothing new are left out. Added events come last, so that of equally
  /// short answers one without them comes first.
  private func withOwnEvents(_ exploration: Exploration) -> Exploration {
    if case .builtIn = setup.app.choice { return exploration }
    var own = exploration
    if Goal(exploration.aim).isAboutHandlers, pastEvents.isEmpty,
      history.worldOfNextEvent.stage.profile.wakesForContentAvailable
    {
      let idle = idleEvents
      own.events.removeAll { idle.contains($0.event) }
    }
    own.events += ownCauses(aboutHandlers: Goal(exploration.aim).isAboutHandlers)
    if program.implements(.serviceExtensionDidReceive) { own.events.append(Exploration.richPush) }
    if let wait = waitForFetch { own.events.append(wait) }
    let pushes = (setup.app.program.payloads + buttons.payloads).map { Push(payload: $0) }
    own.events += (pushes + readyCalls).map { push in
      Exploration.Candidate(event: .sentPush(push), text: push.commandText)
    }
    own.events += buttons.presses.map { event in
      Exploration.Candidate(event: event, text: event.canonicalText)
    }
    return own
  }

  /// The wait after which iOS grants a fetch at the interval that the app sets at launch or on its way to the
  /// background; nil if the default events wait long enough.
  private var waitForFetch: Exploration.Candidate? {
    guard program.implements(.performFetch) else { return nil }
    var world = history.worldOfNextEvent
    for event in [Event.openedApp, .pressedHome] {
      world = reaction(to: event, in: world, running: program).world
      let fetch = world.app.registrations.fetch
      guard fetch.interval != .never, let end = fetch.quietUntil, end > world.clock else {
        continue
      }
      let wait = Event.timePassed(end - history.worldOfNextEvent.clock)
      return Exploration.Candidate(event: wait, text: wait.canonicalText)
    }
    return nil
  }

  private static let mostCategories = 6
  private static let mostButtons = 10

  /// For code that reads which button was pressed: a push for each category that the app registers at launch, and
  /// presses of their buttons.
  private var buttons: (payloads: [JSON], presses: [Event]) {
    guard setup.app.program.asksForButtons else { return ([], []) }
    let categories = categoriesOfLaunch.filter { !$0.actions.isEmpty || $0.reportsDismissal }
      .prefix(Session.mostCategories)
    let plain = JSON.object([
      JSON.Member("aps", .object([JSON.Member("alert", .string(Push.defaultText))]))
    ])
    let payloads = categories.map { category in
      (setup.app.program.payloads.first ?? plain)
        .setting(.string(category.identifier), at: ["aps", "category"])
    }
    var names: [String] = []
    for name in categories.flatMap(\.actions).map(\.identifier) where !names.contains(name) {
      names.append(name)
    }
    var presses = names.prefix(Session.mostButtons).map {
      Event.pressedButton($0, text: nil, number: 1)
    }
    if categories.contains(where: \.reportsDismissal) {
      presses += [.pulledNotificationCenter, .cleared(1)]
    }
    return (payloads, presses)
  }

  /// The categories that the app has registered; if none, those that a launch registers.
  private var categoriesOfLaunch: [NotificationCategory] {
    var world = history.worldOfNextEvent
    for event in [Event.openedApp, .timePassed(.seconds(5))]
    where world.app.registrations.categories.isEmpty {
      world = reaction(to: event, in: world, running: program).world
    }
    return world.app.registrations.categories
  }

  /// Further events for the app's methods and launch handlers. For a question about handlers only
  /// those that pass a completion handler.
  private func ownCauses(aboutHandlers: Bool) -> [Exploration.Candidate] {
    let world = history.worldOfNextEvent
    var causes: [Exploration.Candidate] = []
    for callback in Callback.allCases
    where callback.row.availability.holds(on: world.stage)
      && (callback.bringsHandler || !aboutHandlers)
    {
      let isThere =
        callback == .launchHandler
        ? !program.permittedTasks.isEmpty : program.implements(callback)
      guard isThere else { continue }
      causes += callback.causes(in: world).filter { !causes.contains($0) }
    }
    if causes.contains(where: { $0.event == .endedTransfers(.done) }) {
      let failed = Event.endedTransfers(.failed)
      causes.append(Exploration.Candidate(event: failed, text: failed.canonicalText))
    }
    return causes
  }

  /// Events without new effects for code about completion handlers: a lock takes the app to the background like `home`,
  /// a call makes it inactive like the app switcher, and the end of a process restores the state of the start.
  private var idleEvents: [Event] {
    let program = setup.app.program
    var idle: [Event] = []
    if !program.handlersFollowLock { idle += [.locked, .unlocked, .callCame, .declinedCall] }
    if !program.handlersOutliveProcess {
      idle += [.swipedAppAway, .reclaimedMemory]
      if !program.handlersFollowActivity { idle += [.openedSwitcher, .returnedToApp] }
    }
    return idle
  }

  private var pastEvents: [Search.PastEvent] {
    history.pastRecords.filter(\.isEvent).map {
      Search.PastEvent(verb: $0.verb, wasRefused: $0.isRefused, steps: $0.steps)
    }
  }

  /// The answer in words, with its script replayed. Invalid if the current `Interruption` cancels it.
  package func report(
    on exploration: Exploration, _ search: Search, _ answer: Search.Answer,
    endedBy limit: Report.Limit? = nil
  ) -> Report {
    var report = Report(
      stage: setup.commands.map(\.canonicalText),
      past: history.pastRecords.filter(\.isEvent).map(\.command.canonicalText),
      profile: setup.profile, app: setup.app.name, exploration, search, answer, endedBy: limit)
    guard answer.events != nil else { return report }
    for claim in report.claims {
      var replay = AnswerReplay(of: answer, to: report.exploration, in: self)
      guard replay.shows(claim) else { continue }
      report.claim = claim
      report.eventsBefore = replay.eventsBefore
      return report
    }
    report.isReplayed = false
    return report
  }

  /// The sequence as a new branch, with the cursor before its first event. `origin`: an earlier
  /// state of this session; the branch begins at its cursor.
  package func adopting(_ answer: Search.Answer, from origin: Session) -> Session {
    var session = self
    if session.history.start == origin.history.start {
      _ = session.history.enter(branch: origin.history.current + 1)
      _ = session.history.move(toStep: origin.history.stepNumber)
    }
    session.adopt(answer)
    return session
  }

  private mutating func adopt(_ answer: Search.Answer) {
    let assumed = answer.assumptions.map { assumption -> Exploration.Candidate in
      let event = Event.assumed(assumption)
      return Exploration.Candidate(event: event, text: event.canonicalText)
    }
    let events = assumed + (answer.events ?? [])
    history.fork()
    let start = history.stepNumber
    for candidate in events {
      let parsed = ParsedCommand(
        command: .event(candidate.event), text: candidate.text, line: 1, column: 1)
      _ = submit(parsed)
    }
    _ = history.move(toStep: start)
  }
}

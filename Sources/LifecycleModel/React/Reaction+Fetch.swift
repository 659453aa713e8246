extension Reaction {
  mutating func grantFetch(_ rule: Rule = .fetchGranted) {
    restartQuietTime()
    wakeProcess(LaunchOptions(), .launchForEvent)
    guard world.processState == .running else { return }
    let isThere = program.implements(.performFetch)
    let arguments = isThere ? [Argument.application, openHandler(.fetch, .fetchHandlerTimer)] : []
    call(.performFetch, arguments, rule)
  }

  /// The result of a fetch determines when the next one may come. A handler that is never called
  /// counts as no data. `timer`: the handler's timer, which knows when the fetch began.
  mutating func review(fetch result: FetchResult?, _ timer: Timer) {
    let isDry = result != .newData && result != .failed
    let clock = world.clock
    let began = clock + timer.left(at: clock) - timer.length
    changeRegistrations(.fetchResult) {
      $0.fetch.dryRuns = isDry ? min($0.fetch.dryRuns + 1, 2) : 0
      $0.fetch.setQuiet(until: began + $0.fetch.quietTime, at: clock)
    }
  }

  /// Starts the quiet time again after any use of the app or a fetch (background.W13-204).
  mutating func restartQuietTime() {
    guard !world.app.$registrations, world.app.registrations.fetch.interval != .never else {
      return
    }
    changeRegistrations(.fetchQuietTime) { [clock = world.clock] in
      $0.fetch.setQuiet(until: clock + $0.fetch.quietTime, at: clock)
    }
  }

  // MARK: option `habits` (model choice, article 3.12)

  mutating func rememberOpening() {
    guard world.stage.has(.habits) else { return }
    changeRegistrations(.fetchHabits) { [clock = world.clock] in
      if $0.openings.last != clock { $0.openings.append(clock) }
    }
  }

  /// Fetches 15 minutes before the time of day at which the user opened the app yesterday.
  mutating func fetchByHabit() {
    changeRegistrations(.fetchHabits) { $0.openings.removeFirst() }
    if world.denialOfFetch(by: program) == nil { grantFetch(.fetchHabits) }
  }
}

extension World {
  /// The time of the next fetch that follows the user's habit.
  var nextHabit: Milliseconds? {
    guard !app.$registrations, stage.has(.habits), let opening = app.registrations.openings.first
    else {
      return nil
    }
    return opening + .seconds(86_400 - 900)
  }
}

extension Registrations.Fetch {
  /// A time in the past is stored as nil, so that worlds that behave alike are equal.
  mutating func setQuiet(until end: Milliseconds, at clock: Milliseconds) {
    quietUntil = end > clock ? end : nil
  }
}

/// Whether iOS would grant the app time in background (background.md sections 1 and 2). The first
/// condition that is false decides.
extension World {
  func barrierToFetch(of program: any AppProgram) -> Barrier? {
    guard stage.profile.wakesForContentAvailable else { return .era }
    if stage.profile.hasTaskScheduler, !program.permittedTasks.isEmpty { return .taskIdentifiers }
    guard stage.has(.fetch) else { return .noMode }
    if registrations.fetch.interval == .never { return .notAsked }
    if app.isBanned { return .banned }
    if let barrier = commonBarrier { return barrier }
    guard let end = registrations.fetch.quietUntil, end > clock, !stage.has(.fetchAdvisory) else {
      return nil
    }
    return .tooEarly(end - clock)
  }

  /// What holds for every grant that depends on Background App Refresh.
  private var commonBarrier: Barrier? {
    if !firstUnlockDone { return .beforeFirstUnlock }
    if !settings.backgroundRefresh { return .refreshOff }
    if settings.lowPower { return .lowPower }
    return app.isInForeground ? .inFront : nil
  }
}

extension Registrations.Fetch {
  /// Between two fetches at least: the interval, never below a quarter of an hour (background.md 1.1
  /// row 4), doubled after each fetch without new data, four times as long at most (model choice).
  var quietTime: Milliseconds {
    let floor = Milliseconds.seconds(900)
    switch interval {
    case .never: return 0
    case .minimum: return floor << dryRuns
    case .custom(let span): return max(span, floor) << dryRuns
    }
  }
}

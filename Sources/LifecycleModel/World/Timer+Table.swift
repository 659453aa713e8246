/// The properties that all timers of a kind share.
struct TimerRow {
  var name: Timer.Name
  var nature: Nature
  /// The usual rule of its steps. Its page has the source of the length.
  var rule: Rule
  /// The app is not suspended before the timer ends. Transfer handlers do not need this flag,
  /// because an open one keeps the app awake anyway.
  var holdsAwake: Bool
  /// The timer limits work that was passed to the app in the background. In the foreground there is no such limit.
  var inBackground: InBackground?
  /// nil if it depends on the profile or the app; the caller of `start` gives it.
  var length: Milliseconds?
  /// iOS ends the process when the time is over.
  var watchdog: Watchdog?

  enum Nature {
    /// A deadline of iOS for a process; it ends with the process.
    case deadline
    /// A deadline of iOS that is independent of processes.
    case phone
    /// Deferred work of the app's code.
    case appWork
  }

  enum InBackground {
    case allowance
    /// The second between the end of the time and the end of the process.
    case grace
  }

  struct Watchdog {
    /// The termination code in the crash report, if known.
    var code: String?
    var rule: Rule
  }

  init(
    _ name: Timer.Name, _ rule: Rule, nature: Nature = .deadline, seconds: Int? = nil,
    holdsAwake: Bool = false, inBackground: InBackground? = nil, watchdog: Watchdog? = nil
  ) {
    self.name = name
    self.nature = nature
    self.rule = rule
    self.holdsAwake = holdsAwake
    self.inBackground = inBackground
    self.watchdog = watchdog
    length = seconds.map { .seconds($0) }
  }
}

extension Timer.Kind {
  var row: TimerRow {
    switch self {
    case .suspend: return TimerRow(.suspend, .suspendTimer, seconds: 5)
    case .handler:
      return TimerRow(
        .handler, .pushHandlerTimer, seconds: 30, holdsAwake: true, inBackground: .allowance)
    case .launch:
      return TimerRow(
        .launch, .launchTimer, seconds: 20,
        watchdog: .init(code: "0x8badf00d", rule: .launchTooLong))
    case .callback:
      return TimerRow(
        .callback, .enterBackgroundTimer, seconds: 5,
        watchdog: .init(code: "0x8badf00d", rule: .watchdogHang))
    case .location:
      return TimerRow(
        .location, .locationTimer, seconds: 10, holdsAwake: true, inBackground: .allowance)
    // `Profile.backgroundTaskBudget`, or the rest of it.
    case .backgroundTask:
      return TimerRow(
        .backgroundTask, .backgroundTaskTimer, holdsAwake: true, inBackground: .allowance)
    case .backgroundGrace:
      return TimerRow(
        .backgroundTask, .backgroundTaskExpires, seconds: 1, holdsAwake: true, inBackground: .grace,
        watchdog: .init(code: "0x8badf00d", rule: .backgroundTaskOverrun))
    // The length depends on the kind of BGTask.
    case .task: return TimerRow(.task, .taskTimer, holdsAwake: true, inBackground: .allowance)
    case .taskGrace:
      return TimerRow(
        .task, .taskExpires, seconds: 1, holdsAwake: true, inBackground: .grace,
        watchdog: .init(rule: .taskOverrun))
    case .transfer:
      return TimerRow(
        .transfer, .transferTimer, seconds: 30, inBackground: .allowance,
        watchdog: .init(code: "0x2182bad3", rule: .transferHandlerTooLate))
    case .serviceExtension:
      return TimerRow(.serviceExtension, .extensionTimer, nature: .phone, seconds: 30)
    case .report:
      return TimerRow(
        .report, .voipReportTimer, seconds: 7, holdsAwake: true,
        watchdog: .init(code: "0xbaadca11", rule: .voipReportTooLate))
    case .banner: return TimerRow(.banner, .displayBanner, nature: .phone, seconds: 5)
    case .download: return TimerRow(.download, .downloadTakesTime, nature: .appWork)
    case .work: return TimerRow(.work, .appCode, nature: .appWork)
    }
  }
}

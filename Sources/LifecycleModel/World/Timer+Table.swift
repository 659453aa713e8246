/// What the timers of a kind have in common.
struct TimerRow {
  var name: Timer.Name
  var nature: Nature
  /// The usual rule of its steps, which says where its seconds come from.
  var rule: Rule
  /// The app is not suspended before the timer ends. The handlers of transfers do not need this:
  /// as long as one is open it holds the app awake.
  var holdsAwake: Bool
  /// Time for what was handed over in background; nothing limits it in front.
  var inBackground: InBackground?
  /// nil: it depends on the profile or on the app; whoever starts the timer says it.
  var length: Milliseconds?
  /// iOS ends the process when the time is over.
  var watchdog: Watchdog?

  enum Nature {
    /// iOS's, for a process; it ends with it.
    case deadline
    /// iOS's; it goes on whatever becomes of a process.
    case phone
    /// Deferred work of the app's code.
    case appWork
  }

  enum InBackground {
    case allowance
    /// The second between the end of the allowance and that of the process.
    case grace
  }

  struct Watchdog {
    /// The code in the crash report, if it is known.
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
    // `Profile.backgroundTaskBudget`, or what is left of it.
    case .backgroundTask:
      return TimerRow(
        .backgroundTask, .backgroundTaskTimer, holdsAwake: true, inBackground: .allowance)
    case .backgroundGrace:
      return TimerRow(
        .backgroundTask, .backgroundTaskExpires, seconds: 1, holdsAwake: true, inBackground: .grace,
        watchdog: .init(code: "0x8badf00d", rule: .backgroundTaskOverrun))
    // By the kind of BGTask.
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

/// What the timers of a kind have in common.
struct TimerRow {
  var name: Timer.Name
  var nature: Nature
  /// Time that iOS gives an app in background: it is not suspended before the end of it. A handler
  /// holds the app awake by itself.
  var holdsAwake: Bool
  /// nil: it depends on the profile or on the app; whoever starts the timer says it.
  var length: Milliseconds?

  enum Nature {
    /// iOS's, for a process; it ends with it.
    case deadline
    /// iOS's; it goes on whatever becomes of a process.
    case phone
    /// What the app's code has put off.
    case appWork
  }

  init(
    _ name: Timer.Name, _ nature: Nature = .deadline, seconds: Int? = nil,
    holdsAwake: Bool = false
  ) {
    self.name = name
    self.nature = nature
    self.holdsAwake = holdsAwake
    length = seconds.map { .seconds($0) }
  }
}

extension Timer.Kind {
  /// The rule of the step that starts a timer says where its seconds come from.
  var row: TimerRow {
    switch self {
    case .suspend: return TimerRow(.suspend, seconds: 5)
    case .handler: return TimerRow(.handler, seconds: 30)
    case .launch: return TimerRow(.launch, seconds: 20)
    case .callback: return TimerRow(.callback, seconds: 5)
    case .location: return TimerRow(.location, seconds: 10, holdsAwake: true)
    // `Profile.backgroundTaskBudget`, or what is left of it.
    case .backgroundTask: return TimerRow(.backgroundTask, holdsAwake: true)
    case .backgroundGrace: return TimerRow(.backgroundTask, seconds: 1, holdsAwake: true)
    // By the kind of BGTask.
    case .task: return TimerRow(.task, holdsAwake: true)
    case .taskGrace: return TimerRow(.task, seconds: 1, holdsAwake: true)
    case .transfer: return TimerRow(.transfer, seconds: 30)
    case .serviceExtension: return TimerRow(.serviceExtension, .phone, seconds: 30)
    case .report: return TimerRow(.report, seconds: 7, holdsAwake: true)
    case .banner: return TimerRow(.banner, .phone, seconds: 5)
    case .download: return TimerRow(.download, .appWork)
    case .work: return TimerRow(.work, .appWork)
    }
  }
}

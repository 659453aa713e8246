/// The complete simulation state: the phone, the app, its process, what is shown, APNs, the clock.
/// Only `apply(_:)` changes it.
package struct World: Hashable, Sendable {
  package internal(set) var stage: Configuration {
    _read { yield sharedStage.value }
    set { sharedStage.value = newValue }
  }
  private var sharedStage: Shared<Configuration>
  package internal(set) var clock: Milliseconds = 0
  /// The time before the clock was last set back to 0, which only searches do.
  package internal(set) var clockStart: Milliseconds {
    _read {
      note(.clockStart)
      yield ownClockStart
    }
    set { ownClockStart = newValue }
  }
  private var ownClockStart: Milliseconds = 0
  package internal(set) var phone: Phone {
    _read {
      note(.phone)
      yield ownPhone
    }
    _modify {
      note(.phone)
      yield &ownPhone
    }
  }
  private var ownPhone = Phone()
  package internal(set) var settings = Settings()
  package internal(set) var network = Network()
  package internal(set) var power = Power()
  package internal(set) var firstUnlockDone = true
  /// Time of the phone's last start; nil if that was long ago.
  package internal(set) var bootedAt: Milliseconds?
  package internal(set) var app: Installation {
    _read {
      note(.app)
      yield sharedApp.value
    }
    _modify {
      note(.app)
      yield &sharedApp.value
    }
  }
  private var sharedApp = CopyOnWrite(Installation())
  /// nil while the app is not running.
  package internal(set) var appProcess: AppProcess? {
    _read {
      note(.appProcess)
      yield ownAppProcess
    }
    _modify {
      note(.appProcess)
      yield &ownAppProcess
    }
  }
  private var ownAppProcess: AppProcess?
  /// Service extensions that work on pushes.
  package internal(set) var extensions: ServiceExtensions {
    _read {
      note(.extensions)
      yield rareExtensions
    }
    set { rareExtensions = newValue }
  }
  @Rare private var rareExtensions = ServiceExtensions()
  package internal(set) var center: NotificationCentre {
    _read {
      note(.center)
      yield ownCenter
    }
    _modify {
      note(.center)
      yield &ownCenter
    }
  }
  private var ownCenter = NotificationCentre()
  package internal(set) var apns: PushService {
    _read {
      note(.apns)
      yield sharedService.value
    }
    _modify {
      note(.apns)
      yield &sharedService.value
    }
  }
  private var sharedService = CopyOnWrite(PushService())
  /// Regions that contain the phone, in the order in which it entered them.
  package internal(set) var regions: [String] = []
  /// Timers that belong to no process: banners, and the time that iOS gives a service extension.
  package internal(set) var phoneTimers: [Timer] {
    _read {
      note(.phoneTimers)
      yield ownPhoneTimers
    }
    _modify {
      note(.phoneTimers)
      yield &ownPhoneTimers
    }
  }
  private var ownPhoneTimers: [Timer] = []
  package internal(set) var counters: Counters {
    _read {
      note(.counters)
      yield ownCounters
    }
    _modify {
      note(.counters)
      yield &ownCounters
    }
  }
  private var ownCounters = Counters()
  /// Notes which parts a run of the app's code reads; nil otherwise.
  var reads: WorldReads? {
    get { readsReference.reads }
    set { readsReference.reads = newValue }
  }
  private var readsReference = WorldReads.Reference()

  @inline(__always)
  private func note(_ part: WorldParts) {
    if let reads = readsReference.reads { reads.note(part) }
  }

  /// The next numbers for things that a run numbers.
  package struct Counters: Hashable, Sendable {
    package var pushes: Int
    package var handlers: Int
    package var timers: Int

    package init(pushes: Int = 0, handlers: Int = 0, timers: Int = 0) {
      self.pushes = pushes
      self.handlers = handlers
      self.timers = timers
    }
  }

  /// A world before its first event. `network`: the outcome of downloads.
  package init(stage: Configuration, network: Network = Network()) {
    sharedStage = Shared(stage)
    self.network = network
    if stage.isFresh {
      app = .untouched
    } else {
      app.hasCard = true
      app.hasToken = !stage.has(.noPushCapability)
    }
  }
}

extension World {
  /// The time since the start of the run.
  package var elapsed: Milliseconds { clockStart + clock }

  /// Adds an assumption during a search.
  package mutating func assume(_ assumption: Assumption) {
    var stage = stage
    stage.assume(assumption)
    apply(.stage(stage))
  }

  /// A copy without the assumptions of a search.
  package func without(_ assumptions: [Assumption]) -> World {
    var world = self
    var stage = stage
    stage.forget(assumptions)
    world.apply(.stage(stage))
    return world
  }

  /// A copy in which the app's processes have no assumptions about these unknown expressions.
  package func forgetting(_ things: [String], _ program: any AppProgram) -> World {
    var world = self
    world.changeAllProcesses { process in
      process.memory = things.reduce(process.memory) { program.forgetting($1, in: $0) }
    }
    return world
  }
}

// MARK: The process at work

extension World {
  /// The process whose code runs: the extension's while it works on its push, otherwise the app's.
  /// nil if the app is not running.
  package var process: AppProcess? {
    note(.process)
    guard let index = extensionAtWork else { return ownAppProcess }
    return rareExtensions.running[index].process
  }

  /// Whether no service extension works on a push.
  package var extensionsAtRest: Bool { $rareExtensions }

  /// Whether code of a service extension runs.
  package var isInExtension: Bool { extensionAtWork != nil }

  /// Index in `extensions.running` of the extension whose code runs.
  var extensionAtWork: Int? {
    guard !extensionsAtRest, let push = rareExtensions.inside else { return nil }
    return rareExtensions.running.firstIndex { $0.push.id == push }
  }

  package var processState: ProcessState {
    guard let process else { return .notRunning }
    return process.isSuspended ? .suspended : .running
  }

  package var lifecycle: LifecycleState {
    guard let process else { return .notRunning }
    if process.isSuspended { return .suspended }
    switch process.state {
    case .active: return .active
    case .inactive: return .inactive
    case .background: return .background
    }
  }

  package var isInForeground: Bool {
    processState == .running && process?.state != .background
  }

  package var openHandlers: [AppProcess.OpenHandler] { process?.openHandlers ?? [] }
  package var memory: AppMemory { process?.memory ?? AppMemory() }
  package var services: AppProcess.Services {
    _read {
      if let process {
        yield process.services
      } else {
        yield AppProcess.Services()
      }
    }
  }
  /// Whether the process has set up nothing with iOS's frameworks. True without a process.
  package var servicesAreDefault: Bool { process?.servicesAreDefault ?? true }

  /// UserDefaults of the process whose code runs.
  package var defaults: Value {
    note(.defaults)
    let app = sharedApp.value
    guard extensionAtWork != nil else { return app.defaults }
    return app.extensionDefaults.joined(app.defaults.entries(shared: true))
  }

  /// Stores UserDefaults of the process whose code runs. The service extension has its own, except for suites of an app
  /// group.
  mutating func setDefaults(_ defaults: Value) {
    guard extensionAtWork != nil else {
      app.defaults = defaults
      return
    }
    app.extensionDefaults = defaults.entries(shared: false)
    app.defaults = app.defaults.entries(shared: false).joined(defaults.entries(shared: true))
  }
}

extension Value {
  /// The entries of UserDefaults that are in suites of an app group, or all others.
  fileprivate func entries(shared isShared: Bool) -> Value {
    guard case .dictionary(let entries) = self else { return .dictionary([]) }
    return .dictionary(entries.filter { $0.key.description.hasPrefix("group.") == isShared })
  }

  fileprivate func joined(_ other: Value) -> Value {
    guard case .dictionary(let one) = self, case .dictionary(let two) = other else { return self }
    return .dictionary((one + two).sorted { $0.key.description < $1.key.description })
  }
}

// MARK: Timers

extension World {
  /// Timers of all processes and of the phone, in the order of their start.
  package var timers: [Timer] {
    let ofApp = appProcess?.timers ?? []
    if extensionsAtRest {
      if phoneTimers.isEmpty { return ofApp }
      if ofApp.isEmpty { return phoneTimers }
    }
    let all = phoneTimers + ofApp + extensions.running.flatMap(\.process.timers)
    return all.sorted { $0.id < $1.id }
  }

  package func timer(named name: Timer.Name) -> Timer? { timers.last { $0.name == name } }

  /// The push whose service extension deferred this work; nil for work of the app or the phone.
  func owner(of timer: Timer) -> PushID? {
    guard !extensionsAtRest else { return nil }
    return extensions.running.first { $0.process.timers.contains { $0.id == timer.id } }?.push.id
  }
}

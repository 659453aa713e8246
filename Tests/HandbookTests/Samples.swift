@testable import LifecycleModel

/// At least one sample of each kind. `kind(of:)` does not compile for a new kind; add a sample with
/// it.
enum Samples {
  private static let alert = Push(
    payload: .object([
      .init("aps", .object([.init("alert", .string("Hi\u{1B}[2J\u{202E}"))]))
    ]))
  private static let received = ReceivedPush(id: 1, push: alert)
  private static let silent = Push(
    payload: .object([.init("aps", .object([.init("content-available", .number("1"))]))]))
  private static let mixed = Push(
    payload: .object([
      .init(
        "aps",
        .object([.init("alert", .string("x")), .init("content-available", .number("1"))]))
    ]))
  private static let wild = "READ\u{1B}[2J\u{202E}"
  private static let hostile = "\u{1B}]0;x\u{7}\u{2028}\u{9B}"

  static let events: [Event] =
    [
      .openedApp, .tapped(1), .cleared(2), .clearedAll, .pressedHome, .openedSwitcher,
      .returnedToApp, .openedOtherApp, .swipedAppAway, .pulledNotificationCenter,
      .pulledControlCenter, .closedOverlay, .locked, .unlocked, .callCame, .answeredCall,
      .declinedCall, .hungUp, .keptAlive, .reclaimedMemory, .warnedOfMemory, .appCrashed,
      .rebooted, .deletedApp, .installedApp, .sheetCame, .followedLink(Link("myapp://item/7")),
      .wentOffline, .cameOnline, .ranFromXcode,
      .stoppedFromXcode, .waitsInXcode,
      .detachedXcode, .changedNetwork(Network()), .changedOption(.habits, on: true),
      .assumed(Assumption(line: 3, .bool(true))),
      .assumed(Assumption(file: "A.swift", line: 3, number: 2, .enumCase("open"))),
      .timePassed(31_000), .sentPush(alert), .sentPush(silent), .sentPush(mixed),
      .sentPush(Push(payload: .object([]))),
      .grantedFetch, .grantedTask(.refresh), .grantedTask(.processing), .endedTransfers(.done),
      .endedTransfers(.failed), .plugged(true),
      .plugged(false), .batteryAt(15), .traveled(.entered(region: "office")),
      .traveled(.left(region: "home")),
      .traveled(.farAway), .traveled(.visited), .pressedButton(wild, text: nil, number: 1),
      .pressedButton("REPLY", text: wild, number: 2),
    ] + settings.map(Event.changedSetting)

  private static let settings: [SettingChange] =
    [
      .notifications(false), .sound(true), .badge(false), .lockScreen(true),
      .notificationCenter(false), .backgroundRefresh(false), .lowPower(true),
      .focus(true), .summary(true), .previews(false),
    ] + Settings.Style.allCases.map(SettingChange.style)
    + Settings.Location.allCases.map(SettingChange.location)

  static let denials: [Denial] = (conditions + Phone.Screen.allCases.map { .nothingToTap(on: $0) })
    .map { Denial(.eventRefused, $0) }

  private static let conditions: [Denial.Condition] = [
    .rule, .appHasNoCard, .noSuchNotification(wanted: 3, reachable: 1), .appNotRunning,
    .appSuspended, .noDebugger, .noCall, .noPrompt,
    .wrongScreen(showing: .app, allowed: [.home, .other]),
    .wrongScreen(showing: .home, allowed: [.switcher]),
    .wrongScreen(showing: .ringing, allowed: [.home, .app, .other, .call]),
    .era, .noMode, .notAsked, .taskIdentifiers, .forceQuit, .beforeFirstUnlock, .refreshOff,
    .lowPower, .lowBattery, .inFront, .notIdle, .noPower, .offline, .startedByApp, .tooEarly(1500),
    .noSuchButton(wild, has: []), .noSuchButton(wild, has: [wild, "B"]), .buttonTakesNoText(wild),
    .unknownDelegate(wild), .delegateWithoutMethod(.willPresent, of: wild),
    .noMethod(.willPresent), .noCenterDelegate, .nothingToShow, .notInFront, .notMutable,
    .notInstalled, .alreadyInstalled,
    .notAllowed,
  ]

  static let changes: [Change] = shown + details + actions + quiet.map(Change.quiet)

  private static let shown: [Change] =
    events.map(Change.event) + denials.map { .refused(.tapped(1), $0) } + [
      .apns(Verdict(fate: .stored, push: 1, status: 200, reason: "Stored - Device Offline")),
      .process(from: .notRunning, to: .running), .process(from: .running, to: .suspended),
      .state(from: .notRunning, to: .inactive), .state(from: .active, to: .background),
      .line(SourceLine(line: 42)),
      .property(index: 0, name: hostile, from: .none, to: .string(hostile)),
      .outcome(Outcome(name: NotificationName(id: 1), treatedAs: .tap, was: .tap)), .snapshot(.old),
      .snapshot(.new),
      .terminated(.watchdog, code: "0x8badf00d"),
    ]

  private static let details: [Change] =
    Verdict.Fate.allCases.map { .apns(Verdict(fate: $0, push: 2, status: nil, reason: nil)) }
    + Display.Place.allCases.flatMap { place -> [Change] in
      [
        .display(Display(place: place, text: hostile, badge: 3)),
        .display(Display(place: place, text: nil, badge: nil)),
      ]
    }
    + Callback.allCases.flatMap { callback -> [Change] in
      [Answer.implemented(line: 3), .missing, .nearMiss(name: hostile, line: 9)].map { answer in
        .call(
          Call(
            callback: callback, state: .background,
            launchOptions: LaunchOptions(remoteNotification: received), answer: answer))
      }
    }
    + Treatment.allCases.map { .line(SourceLine(line: 7, mark: $0)) }
    + Flag.Name.allCases.map { name in
      let flag = World(stage: Configuration(profile: Profile(.ios9))).flag(name)
      return .flag(from: flag, to: flag)
    }
    + Terminator.allCases.map { .terminated($0, code: nil) }
    + timers.flatMap { timer -> [Change] in
      [TimerChange.started, .stopped, .expired, .paused, .resumed].map { .timer(timer, $0) }
    }

  private static let timers: [Timer] = [
    Timer.Kind.suspend, .handler(1), .launch, .callback, .location, .backgroundTask,
    .backgroundGrace, .task, .taskGrace,
    .banner(1),
    .download(Timer.Download(closure: .void, push: 1, outcome: .data)), .work(.void, []),
  ].map { Timer(id: 1, kind: $0, length: 2500, progress: .due(2500)) }

  private static let actions: [Change] =
    [
      AppAction.completed(1, result: .newData, again: false),
      .completed(1, result: nil, again: true), .downloadStarted(1), .downloadStarted(nil),
      .downloadEnded(1, .data), .expirationCalled, .posted(hostile), .transfersEnded(.done),
      .transfersEnded(.failed), .transfersEnded(.cancelled), .downloadEnded(nil, .failure),
      .downloadEnded(2, .empty),
      .logged(hostile), .setBadge(3), .opened(hostile), .registered, .trapped(hostile, line: 4),
      .ranAway(line: 5), .ranAway(line: 0), .viewsCutOff(.changes),
      .viewsCutOff(.statements), .called(hostile),
      .assumed(Assumed(hostile, .never, line: 3)),
      .assumed(Assumed(hostile, .calls, line: 3)), .assumed(Assumed(hostile, .once, line: 3)),
      .assumed(Assumed(hostile, .bool(false), line: 3)),
      .wouldTrap(hostile, line: 3, because: hostile), .wouldBeKilled(because: hostile),
      .notCalled(NotificationName(id: 1)),
      .notShown(NotificationName(id: 1, isLocal: true)),
      .scheduled(hostile), .dropped(hostile), .removedPending(nil), .removedPending([hostile]),
      .removedDelivered(nil), .removedDelivered([hostile, "b"]), .setCategories([]),
      .setCategories([hostile]), .localFired(2, hostile), .passcodeAsked, .delegateGone,
      .keychainClosed(hostile),
    ].map(Change.app) + requests.map { .app(.asked($0)) }
    + WakeSource.allCases.map { .app(.notWoken($0)) }

  private static let requests: [ServiceRequest] = [
    .fetchInterval(.never), .fetchInterval(.minimum), .fetchInterval(.custom(1500)),
    .registeredTask(hostile, registered: true), .registeredTask(hostile, registered: false),
    .submittedTask(hostile, .refresh, nil), .submittedTask(hostile, .processing, .notPermitted),
    .cancelledTask(hostile), .cancelledTask(nil), .completedTask(hostile, success: true),
    .monitoring(region: hostile, on: true), .refusedRegion(hostile),
    .monitoring(region: hostile, on: false),
    .significantChanges(on: true), .significantChanges(on: false), .visits(on: true),
    .visits(on: false), .begunTask(1), .endedTask(1), .startedTransfer(session: hostile),
    .wantsCalls, .reportedCall, .standardUpdates(on: true), .standardUpdates(on: false),
    .liveUpdates, .activitySession(begun: true), .activitySession(begun: false),
    .endedActivitySession, .serviceSession(.always, begun: true),
    .serviceSession(.whenInUse, begun: false), .endedServiceSession(.always),
  ]

  private static let quiet: [QuietChange] = [
    .lockedInFront(true), .lockedInFront(false),
    .scene(.unattached), .scene(nil), .notificationDelegate(.object(hostile)),
    .notificationDelegate(.unknown(hostile)),
    .notificationDelegate(.gone(hostile)), .notificationDelegate(nil),
    .authorizationAsked([.delegate]),
    .authorizationAsked(nil), .registrationAwaited(true), .registrationAwaited(false),
    .phone(Phone()),
    .settings(Settings()), .network(Network()),
    .stage(Configuration(profile: Profile(.ios9))), .clock(1500), .notifications([]),
    .heap(HeapChange(from: [], to: [])),
    .defaults(.dictionary([])), .keychain(.array([])),
    .pushNumbered(1), .handlerOpened(.init(id: 1, kind: .push, push: 1)), .handlerRests(1, on: nil),
    .handlerRests(1, on: hostile), .contentNeverGiven(1), .contentAwaited(1),
    .contentReviewed(.ready), .contentReviewed(.missing), .debugger(.none), .debugger(.waiting),
    .debugger(.attached), .card(true), .card(false), .launchedOnce, .installed(true),
    .installed(false),
    .deadToken(known: true), .deadToken(known: false), .booted, .storage([]),
    .held(received), .held(nil), .silentDelivery, .silentWake,
    .power(Power()), .registrations(Registrations()), .services(.init()), .regions([]),
    .regions([hostile]), .serviceExtensions(ServiceExtensions()), .codeRuns(inExtensionFor: 1),
  ]

  /// A number for each kind of change, from 0 on.
  static func kind(of change: Change) -> Int {
    switch change {
    case .event: return 0
    case .refused: return 1
    case .apns: return 2
    case .display: return 3
    case .process: return 4
    case .state: return 5
    case .call: return 6
    case .line: return 7
    case .property: return 8
    case .flag: return 9
    case .timer: return 10
    case .app: return 11
    case .outcome: return 12
    case .terminated: return 13
    case .snapshot: return 14
    case .quiet(let change): return kind(of: change)
    }
  }

  private static func kind(of change: QuietChange) -> Int {
    switch change {
    case .lockedInFront: return 34
    case .scene: return 35
    case .notificationDelegate: return 36
    case .authorizationAsked: return 37
    case .registrationAwaited: return 38
    case .phone: return 15
    case .settings: return 16
    case .network: return 17
    case .stage: return 18
    case .clock: return 19
    case .notifications: return 20
    case .heap: return 21
    case .pushNumbered: return 22
    case .handlerOpened: return 23
    case .contentAwaited: return 24
    case .contentReviewed: return 25
    case .debugger: return 26
    case .card: return 27
    case .launchedOnce: return 28
    case .installed: return 46
    case .deadToken: return 47
    case .booted: return 29
    case .storage: return 30
    case .held: return 31
    case .silentDelivery: return 32
    case .silentWake: return 33
    case .power: return 43
    case .serviceExtensions: return 44
    case .codeRuns: return 45
    case .registrations: return 39
    case .services: return 40
    case .regions: return 41
    case .defaults: return 42
    case .handlerRests: return 48
    case .keychain: return 49
    case .contentNeverGiven: return 50
    }
  }

  static let kinds = 51
}

/// Launching, and moving between active, inactive and background.
extension Reaction {
  /// Calls the delegate. Returns false if the process ended during the call. `handing`: the push that the call
  /// delivers.
  @discardableResult
  mutating func call(
    _ callback: Callback, _ arguments: [Argument], launchOptions: LaunchOptions? = nil,
    handing: HandOver? = nil, response: NotificationResponse? = nil, _ rule: Rule
  ) -> Bool {
    guard world.processState == .running else { return false }
    let row = callback.row
    if row.postsBefore { post(row.notification) }
    guard world.processState == .running else { return false }
    let answer = world.answer(to: callback, of: program)
    // SwiftUI's own scene delegate has the method (swiftui.R2).
    if world.stage.adoption == .swiftUI, row.object == .scene, answer == .missing {
      if !row.postsBefore { post(row.notification) }
      return world.processState == .running
    }
    emit(
      .call(
        Call(
          callback: callback, state: world.applicationState, launchOptions: launchOptions,
          answer: answer, action: response?.word,
          holdsResponse: arguments.contains(where: \.isResponse))),
      rule)
    if case .implemented = answer {
      let first = steps.count
      program.run(.callback(callback, arguments), in: &self)
      if let handing { note(handing, by: callback, since: first) }
    }
    if !row.postsBefore { post(row.notification) }
    return world.processState == .running
  }

  /// Calls a method that most apps do not implement. If the app does not, no step is emitted, but observers still get
  /// UIKit's notification.
  mutating func tell(_ callback: Callback, _ arguments: [Argument], _ rule: Rule) {
    if program.implements(callback) {
      call(callback, arguments, rule)
    } else {
      post(callback.row.notification)
    }
  }

  /// Runs the observers. A suspended process does not receive the notification, not even later (model choice).
  mutating func post(_ notification: String?) {
    guard let notification, world.processState == .running else { return }
    program.run(.notification(notification), in: &self)
  }

  mutating func emitState(_ state: ApplicationState, _ rule: Rule) {
    guard let old = world.process?.state, old != state else { return }
    emit(.state(from: StateName(old), to: StateName(state)), rule)
  }

  /// Moves the app from its current state to the state that the screen requires. A tapped push is delivered on the way,
  /// before the app becomes active.
  mutating func reconcileAppState(tapped push: ReceivedPush? = nil) {
    guard let state = world.process?.state else { return }
    let phone = world.phone
    let due = Transition.allCases.filter { phone.denial(of: $0, from: state) == nil }
    if due.isEmpty, state != .inactive, let push { handOverTap(push) }
    for transition in due {
      switch transition {
      case .resignActive: resignActive()
      case .enterBackground: enterBackground()
      case .enterForeground where phone.appPresence == .active: comeForward(tapped: push)
      case .enterForeground: enterForeground()
      case .becomeActive:
        if state == .inactive, let push { handOverTap(push) }
        becomeActive()
      }
    }
  }

  /// Calls the methods for a transition. With scenes: the scene's method, the scene's notification, then the
  /// application's notification. Without scenes: the scene's notification (its position is a model choice), then the
  /// application delegate's method.
  @discardableResult
  mutating func call(_ transition: Transition, _ rule: Rule) -> Bool {
    if transition != .enterBackground {
      transitionDeadline = world.clock + Reaction.transitionLimit
    }
    defer { transitionDeadline = nil }
    guard world.stage.hasScenes else {
      if world.stage.profile.hasSceneClasses { post(transition.sceneCallback.row.notification) }
      return call(transition.applicationCallback, [.application], rule)
    }
    let isFirst = world.process?.scene == .unattached
    work(.phase(transition.phase))
    guard call(transition.sceneCallback, [.scene], rule) else { return false }
    tellPhase(isFirst: isFirst)
    guard world.processState == .running else { return false }
    if transition == .becomeActive { emitState(.active, rule) }
    post(transition.applicationCallback.row.notification)
    return world.processState == .running
  }

  /// "On the order of 20 s" (lifecycle.O22). didEnterBackground has its own timer.
  private static let transitionLimit = Milliseconds.seconds(20)

  mutating func resignActive(_ rule: Rule = .interruption) {
    guard call(.resignActive, rule) else { return }
    emitState(.inactive, rule)
    moveScene(to: .foregroundInactive, rule)
  }

  /// With scenes the application becomes active only after `sceneDidBecomeActive`.
  mutating func becomeActive(_ cause: Rule? = nil) {
    guard world.processState == .running else { return }
    let rule = cause ?? (world.stage.hasScenes ? .sceneActive : .becomeActive)
    if world.stage.hasScenes {
      moveScene(to: .foregroundActive, rule)
    } else {
      emitState(.active, rule)
    }
    call(.becomeActive, rule)
  }

  mutating func moveScene(to state: SceneState, _ rule: Rule) {
    guard world.processState == .running, let scene = world.process?.scene, scene != state else {
      return
    }
    emit(.scene(state), rule)
  }

  /// Moves the app from the background to the foreground and delivers the tapped push on the way. A
  /// scene that is not connected yet gets the response before it enters the foreground.
  private mutating func comeForward(tapped push: ReceivedPush?) {
    resume(.enterForeground)
    let connects =
      world.stage.hasScenes && world.phone.denialOfConnecting(world.process?.scene) == nil
    if connects {
      connectScene(response: push)
      if let push { handOverTap(push) }
    }
    enterForeground()
    if let push, !connects { handOverTap(push) }
    if !connects { handOverLink() }
  }

  /// Connects the scene when the app first comes to the foreground, also after a background launch. The options contain
  /// the response of the tap, although UNUserNotificationCenter's delegate gets it too; with option `response-only`
  /// only that delegate gets it.
  private mutating func connectScene(response push: ReceivedPush? = nil) {
    guard world.processState == .running else { return }
    configureScene()
    guard world.processState == .running else { return }
    emit(.scene(.unattached), .sceneConnects)
    if world.stage.adoption == .swiftUI {
      work(.connected)
    } else {
      program.run(.sceneDelegate, in: &self)
    }
    guard world.processState == .running else { return }
    let response = world.stage.has(.responseOnly) ? nil : push
    let options = Argument.connectionOptions(response: response, link: linkToOpen)
    // A SwiftUI app also gets the link in onOpenURL once it is active (swiftui.R2).
    if world.stage.adoption != .swiftUI { linkToOpen = nil }
    call(
      .sceneWillConnect, [.scene, .session, options],
      handing: response.flatMap(HandOver.init(opening:)), .sceneConnects)
  }

  private mutating func enterBackground() {
    guard world.processState == .running else { return }
    if world.lockKeepsStateInactive {
      emit(.lockedInFront(true), .lockKeepsInactive)
    } else {
      emitState(.background, .enterBackground)
      moveScene(to: .background, .enterBackground)
    }
    restartQuietTime()
    callDidEnterBackground(.enterBackground)
    if world.processState == .running { emit(.snapshot(.new), .snapshotOnBackground) }
  }

  /// The method has five seconds to return (lifecycle.A10).
  mutating func callDidEnterBackground(_ rule: Rule) {
    callWithTimer(rule) { $0.call(.enterBackground, rule) }
  }

  /// The method has five seconds to return (lifecycle.A9).
  mutating func callWillTerminate(_ rule: Rule) {
    callWithTimer(rule) { $0.call(.willTerminate, [.application], rule) }
  }

  private mutating func callWithTimer(_ rule: Rule, _ body: (inout Reaction) -> Void) {
    guard world.processState == .running else { return }
    start(.callback)
    body(&self)
    stop(.enterBackgroundTimer) { $0 == .callback }
  }

  private mutating func enterForeground() {
    resume(.enterForeground)
    stop(.suspendTimer) { $0 == .suspend }
    let rule: Rule = world.stage.hasScenes ? .sceneForeground : .enterForeground
    guard world.processState == .running, call(.enterForeground, rule) else { return }
    reviewContent()
    if world.process?.isLockedInFront == true {
      emit(.lockedInFront(false), .lockKeepsInactive)
    } else {
      emitState(.inactive, rule)
      moveScene(to: .foregroundInactive, rule)
    }
    stopWakeTimers()
  }

  /// Stops the time limits of handlers that were passed in the background. In the foreground there are none.
  private mutating func stopWakeTimers() {
    stop(.handlerInFront) { $0.row.inBackground != nil }
    renewBackgroundTime()
    hurryTransfers()
  }

  /// A launch by the user: app icon, card in the app switcher, tap on a notification, or Xcode.
  mutating func launchInForeground(tapped push: ReceivedPush? = nil) {
    change(.ban(false), .launchLiftsBan)
    hurryTransfers()
    reviewContent()
    if world.stage.hasScenes {
      startProcess(in: .background, LaunchOptions(), .launchScene)
      connectScene(response: push)
      if let push { handOverTap(push, cold: true) }
      stop(.launchTimer) { $0 == .launch }
      enterForeground()
    } else {
      var options = LaunchOptions(tapped: push, of: world.stage.profile)
      options.link = linkToOpen
      startProcess(in: .inactive, options, .launchForeground)
      if let push { handOverTap(push, cold: true) }
      handOverLink()
      stop(.launchTimer) { $0 == .launch }
    }
    becomeActive()
    handOverLink(cold: true)
    if world.processState == .running { handOverHeldPush() }
  }

  /// Launches or resumes the process for work in the background, or finds it running.
  mutating func wakeProcess(_ options: LaunchOptions, _ rule: Rule) {
    if world.denialOfLaunch == nil {
      launchInBackground(options, rule)
    } else if world.denialOfRunning != nil {
      resume(.resume)
      tellDocumentedSequence()
    }
  }

  /// A launch by the system. It never clears the force-quit flag.
  private mutating func launchInBackground(_ options: LaunchOptions, _ rule: Rule) {
    let keepsKey = !(world.stage.hasScenes && world.stage.has(.noKeyOnBackgroundLaunch))
    startProcess(in: .background, keepsKey ? options : LaunchOptions(), rule)
    stop(.launchTimer) { $0 == .launch }
    if world.stage.hasScenes, world.stage.has(.backgroundScene) {
      connectScene()
      work(.appeared)
      moveScene(to: .background, .backgroundScene)
      if world.stage.profile.tellsBackgroundScene { callDidEnterBackground(.backgroundScene) }
    } else {
      tellDocumentedSequence()
    }
  }

  private mutating func tellDocumentedSequence() {
    guard world.denialOfDocumentedSequence == nil else { return }
    callDidEnterBackground(.docBackgroundSequence)
  }

  /// Early versions of iOS 15 ran didFinishLaunching of scene apps before any launch after the phone started
  /// (lifecycle.X9); the process then waits. Not after a force quit (model choice).
  mutating func prewarm() {
    guard world.stage.has(.prewarmRunsDidFinish), world.stage.profile.mayPrewarm,
      world.stage.hasScenes,
      world.denialOfLaunch == nil, world.app.wasLaunchedBefore, !world.app.isForceQuit
    else { return }
    startProcess(in: .background, LaunchOptions(), .prewarm)
    stop(.launchTimer) { $0 == .launch }
    guard world.processState == .running else { return }
    suspend()
  }

  private mutating func startProcess(
    in state: ApplicationState, _ options: LaunchOptions, _ rule: Rule
  ) {
    emit(.process(from: .notRunning, to: .running), rule)
    emit(.state(from: .notRunning, to: StateName(state)), rule)
    if world.app.debugger == .waiting { change(.debugger(true), .xcodeAttaches) }
    if !world.app.hasCard { emit(.card(true), .cardAppears) }
    if !world.app.wasLaunchedBefore { emit(.launchedOnce, rule) }
    start(.launch)
    program.run(.start, in: &self)
    let arguments = [Argument.application, .launchOptions(options)]
    call(.willFinishLaunching, arguments, launchOptions: options, rule)
    let handing = options.remoteNotification.flatMap {
      state == .background ? HandOver($0, was: .arrival) : HandOver(opening: $0)
    }
    if program.hasOldLaunchMethodAlone, world.stage.adoption != .swiftUI {
      call(.didFinishLaunchingOld, [.application], rule)
    } else {
      call(.didFinishLaunching, arguments, launchOptions: options, handing: handing, rule)
    }
    tellDiscardedSession()
    work(.launched)
  }

  /// Registers for remote notifications and sets whether there is a token.
  mutating func registerToken() {
    guard world.apns.isOnline else { return }
    if world.stage.has(.noPushCapability) {
      change(.token(false), .registrationNotEntitled)
    } else if world.stage.profile.permissionAndTokenAreOne {
      change(.token(!world.mayShowNothing), .launchTokenBySettings)
    } else {
      let asked = world.app.permission != .notDetermined
      let gets = asked || world.settings.backgroundRefresh || world.stage.has(.tokenAlways)
      change(.token(gets), .launchToken)
    }
  }

  private mutating func reviewContent() {
    emit(.contentReviewed(world.app.awaitedContent.isEmpty ? .ready : .missing), .contentReviewed)
  }
}

extension World {
  /// The scene in `UIApplication.connectedScenes`; nil if there is none. For an app without scenes
  /// UIKit creates one whose state follows the application's.
  package var connectedScene: SceneState? {
    guard processState != .notRunning, stage.profile.hasSceneClasses, !stage.hasScenes else {
      return process?.scene
    }
    switch applicationState {
    case .active: return .foregroundActive
    case .inactive: return .foregroundInactive
    case .background: return .background
    }
  }

  /// `UIApplication.applicationState` as the delegate reads it.
  package var applicationState: ApplicationState {
    guard let process else { return .background }
    return process.isLockedInFront ? .inactive : process.state
  }

  /// On iOS 5 and 6, locking the phone over the app sends the app to the background but leaves
  /// `applicationState` at inactive until `applicationWillEnterForeground` has returned
  /// (lifecycle.A34).
  var lockKeepsStateInactive: Bool {
    stage.profile.lockKeepsStateInactive && phone.isLocked && phone.front == .app
  }
}

extension AppProgram {
  /// Whether UIKit calls `applicationDidFinishLaunching(_:)` at a launch. SwiftUI's own application
  /// delegate has the newer method, so that an adaptor never gets this one (swiftui.R2).
  package var hasOldLaunchMethodAlone: Bool {
    guard implements(.didFinishLaunchingOld) else { return false }
    switch answer(to: .didFinishLaunching) {
    case .implemented, .elsewhere: return false
    case .missing, .nearMiss: return true
    }
  }
}

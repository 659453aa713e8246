/// A push that reached the device: whether and how the app is called.
extension Reaction {
  mutating func receive(_ received: ReceivedPush) {
    if refuseForDeletedApp(received) { return }
    if received.push.type == .voip {
      receiveCall(received)
      return
    }
    if received.push.type == .liveactivity {
      receiveActivity(received)
      return
    }
    guard received.push.aps != nil else {
      emit(.app(.notCalled(received.name)), .pushNoAps)
      return
    }
    if let denial = world.denialOfHandingOver(received.push) {
      emit(.app(.notCalled(received.name, denial.condition)), denial.rule)
      return
    }
    if !world.isInForeground { wake(for: received) }
    if !startExtension(for: received) { present(received) }
  }

  /// Shows the push. An app in the foreground is asked or called first.
  mutating func present(_ received: ReceivedPush) {
    guard world.isInForeground else {
      display(received)
      return
    }
    if received.isLocal, !world.stage.profile.hasNotificationCenterDelegate {
      handOver(received, by: .didReceiveLocalNotification, was: .arrival, .localOldMethod)
      emit(.app(.notShown(received.name)), .localOldMethod)
      return
    }
    let rule: Rule = world.process?.state == .active ? .pushActive : .pushInactive
    if received.push.isVisible, !world.isHiddenByType(received.push),
      let delegate = world.unknownDelegate(for: .willPresent, of: program)
    {
      handOverContent(received)
      giveToUnknown(delegate, .willPresent)
      emit(.app(.notShown(received.name, isAssumed: true)), .centerUnknownDelegate)
    } else if world.denialOfAsking(about: received.push, by: program) == nil {
      handOverContent(received)
      handOverPresentation(received)
    } else {
      if !received.isLocal { handOverArrival(received, rule) }
      // The app was in front when the push arrived, and has crashed.
      guard world.processState != .notRunning else {
        return emit(.app(.notShown(received.name)), .displayInFront)
      }
      display(received)
    }
  }

  /// A push with content-available calls the push method in addition to UNUserNotificationCenter's
  /// delegate.
  private mutating func handOverContent(_ received: ReceivedPush) {
    guard received.push.isContentAvailable(in: world.stage), !received.isLocal else { return }
    handOverArrival(received, .centerFetchToo)
  }

  /// From iOS 10 on the delegate of UNUserNotificationCenter decides what is shown in the
  /// foreground (push.H-UNC). iOS waits for the completion handler, which the app may call after
  /// the method has returned.
  private mutating func handOverPresentation(_ received: ReceivedPush) {
    unanswered.append(received)
    handOver(received, by: .willPresent, was: .arrival, .centerWillPresent)
    displayAnswered()
  }

  mutating func displayAnswered() {
    while !answers.isEmpty {
      let (notification, options) = answers.removeFirst()
      display(notification, answer: options)
    }
  }

  /// Notes that notifications are not shown yet, because no code that could answer is left to run now.
  mutating func tellUnanswered() {
    for notification in unanswered { emit(.app(.notShown(notification.name)), .displayByAnswer) }
    unanswered = []
  }

  private mutating func wake(for received: ReceivedPush) {
    switch world.wakeDecision(for: received, by: program) {
    case .call: wakeAndCall(received)
    case .drop(let denial):
      let callback = Callback.didReceiveRemoteNotificationFetch
      let answer = program.answer(to: callback)
      guard case .elsewhere = answer, denial.condition == .noMethod(callback) else {
        emit(.app(.notCalled(received.name, denial.condition)), denial.rule)
        return
      }
      let call = Call(callback: callback, state: world.applicationState, answer: answer)
      emit(.call(call), denial.rule)
    case .hold(let denial):
      let rule = denial.rule
      emit(.app(.notCalled(received.name, denial.condition)), rule)
      let before = world.flag(.heldPush)
      emit(.held(received), rule)
      if before != world.flag(.heldPush) {
        emit(.flag(from: before, to: world.flag(.heldPush)), rule)
      }
    }
  }

  private mutating func wakeAndCall(_ received: ReceivedPush) {
    if !received.push.isVisible {
      emit(.silentWake, .pushBackground)
    } else if world.countsAlertWake(received.push) {
      emit(.silentWake, .alertWakeCounts)
    }
    let isLaunch = world.processState == .notRunning
    wakeProcess(LaunchOptions(remoteNotification: received), .launchBackground)
    if isLaunch, world.stage.has(.launchOnly) {
      emit(.app(.notCalled(received.name)), .pushLaunchOnly)
    } else {
      handOverArrival(received, isLaunch ? .pushNotRunning : .pushBackground)
    }
  }

  private mutating func handOverArrival(_ received: ReceivedPush, _ rule: Rule) {
    let callback = world.pushCallback(of: program)
    let implemented = program.implements(callback)
    if implemented, received.push.isContentAvailable(in: world.stage) {
      emit(.contentAwaited(received.id), rule)
    }
    handOver(
      received, by: callback, was: .arrival,
      callback == .didReceiveRemoteNotification ? .pushOldMethod : rule)
  }

  /// Delivers a tap. At a launch, the method without a handler is not called, because the launch options contain the
  /// push (push.A-O).
  mutating func handOverTap(_ received: ReceivedPush, cold: Bool = false) {
    if received.response != nil {
      handOverAction(received, .actionForeground)
      return
    }
    if let delegate = world.unknownDelegate(for: .didReceiveResponse, of: program) {
      giveToUnknown(delegate, .didReceiveResponse)
      return
    }
    if world.denial(ofCenterMethod: .didReceiveResponse, .centerResponse, by: program) == nil {
      handOver(received, by: .didReceiveResponse, was: .tap, .centerResponse)
      return
    }
    if received.isLocal {
      handOverLocalTap(received)
      return
    }
    if world.stage.hasScenes {
      let isInOptions =
        cold && program.mayImplement(.sceneWillConnect) && !world.stage.has(.responseOnly)
      if !isInOptions { emit(.app(.notCalled(received.name)), .tapSceneWithoutDelegate) }
      return
    }
    var callback = world.pushCallback(of: program)
    if !cold, world.stage.profile.includesIOS10, world.stage.has(.ios10TapBug) {
      guard program.implements(.didReceiveRemoteNotification) else {
        emit(.app(.notCalled(received.name)), .tapBug)
        return
      }
      callback = .didReceiveRemoteNotification
    }
    if cold, callback == .didReceiveRemoteNotification {
      emit(.app(.notCalled(received.name)), .tapOldMethodCold)
      return
    }
    handOver(received, by: callback, was: .tap, cold ? .tapLaunches : .tapCalls)
  }

  /// Calls a delegate that is an object of unknown code. The effect is unknown.
  mutating func giveToUnknown(_ delegate: String, _ callback: Callback) {
    guard world.processState == .running else { return }
    emit(.app(.called("\(delegate).\(callback.swiftName)")), .centerUnknownDelegate)
  }

  /// Up to iOS 9 one method gets both arrival and tap. Later only UNUserNotificationCenter's
  /// delegate does.
  private mutating func handOverLocalTap(_ received: ReceivedPush) {
    if world.stage.profile.hasNotificationCenterDelegate {
      emit(.app(.notCalled(received.name)), .localTapWithoutDelegate)
    } else {
      handOver(received, by: .didReceiveLocalNotification, was: .tap, .localOldMethod)
    }
  }

  private mutating func handOver(
    _ received: ReceivedPush, by callback: Callback, was: Treatment, _ rule: Rule
  ) {
    guard world.processState == .running else { return }
    let isThere = world.isAnswered(callback, by: program)
    let arguments = isThere ? arguments(of: callback, received) : []
    let before = currentPush
    currentPush = received.id
    call(callback, arguments, handing: HandOver(received, was: was), rule)
    currentPush = before
  }

  private mutating func arguments(
    of callback: Callback, _ received: ReceivedPush
  ) -> [Argument] {
    if callback == .willPresent {
      return [
        .notificationCenter, .notification(received),
        openHandler(.presentation, for: received.id, about: received, .centerHandler),
      ]
    }
    if callback == .didReceiveResponse {
      return [
        .notificationCenter, .response(received),
        openHandler(.response, for: received.id, .centerHandler),
      ]
    }
    if callback == .didReceiveRemoteNotificationFetch {
      return [
        .application, .userInfo(received),
        openHandler(.push, for: received.id, .pushHandlerTimer),
      ]
    }
    if callback == .didReceiveLocalNotification {
      return [.application, .localNotification(received)]
    }
    return [.application, .userInfo(received)]
  }

  mutating func tap(_ notification: Notification) {
    remove([notification], .tapRemoves)
    if world.phone.isLocked { openLock() }
    bringAppForward(tapped: notification.push)
  }
}

extension AppProgram {
  package func implements(_ callback: Callback) -> Bool {
    if case .implemented = answer(to: callback) { return true }
    return false
  }

  /// True also if a class outside of the files may have the method.
  func mayImplement(_ callback: Callback) -> Bool {
    if case .elsewhere = answer(to: callback) { return true }
    return implements(callback)
  }
}

extension World {
  /// The app's answer to the callback. For methods of UNUserNotificationCenterDelegate the object
  /// that is the delegate answers.
  package func answer(to callback: Callback, of program: any AppProgram) -> Answer {
    guard callback.row.object == .center else { return program.answer(to: callback) }
    switch process?.notificationDelegate {
    case .object(let name): return program.answer(to: callback, of: name)
    case .unknown, .gone, nil: return .missing
    }
  }

  func isAnswered(_ callback: Callback, by program: any AppProgram) -> Bool {
    if case .implemented = answer(to: callback, of: program) { return true }
    return false
  }

  /// The spelling of UNUserNotificationCenter's delegate if it is unknown code.
  package var unknownDelegate: String? {
    guard stage.profile.hasNotificationCenterDelegate,
      case .unknown(let spelling) = process?.notificationDelegate
    else { return nil }
    return spelling
  }

  /// The unknown code that receives the call: UNUserNotificationCenter's delegate, or its superclass, which may
  /// implement the method if the files do not.
  func unknownDelegate(for callback: Callback, of program: any AppProgram) -> String? {
    if let unknownDelegate { return unknownDelegate }
    guard stage.profile.hasNotificationCenterDelegate,
      case .elsewhere(let superclass) = answer(to: callback, of: program)
    else { return nil }
    return superclass
  }

  /// Why `willPresent` does not ask the app about a push.
  package func denialOfAsking(about push: Push, by program: any AppProgram) -> Denial? {
    if let era = denialOfCenter(.centerWillPresent) { return era }
    if !push.isVisible || isHiddenByType(push) { return Denial(.centerWillPresent, .nothingToShow) }
    if !isInForeground { return Denial(.centerWillPresent, .notInFront) }
    return denial(ofCenterMethod: .willPresent, .centerWillPresent, by: program)
  }

  /// Why UNUserNotificationCenter's delegate is not called: the era, the method or the delegate.
  package func denial(
    ofCenterMethod callback: Callback, _ rule: Rule, by program: any AppProgram
  ) -> Denial? {
    if let era = denialOfCenter(rule) { return era }
    switch process?.notificationDelegate {
    case nil:
      return Denial(rule, program.implements(callback) ? .noCenterDelegate : .noMethod(callback))
    case .gone: return Denial(.centerDelegateGone)
    case .unknown(let spelling): return Denial(.centerUnknownDelegate, .unknownDelegate(spelling))
    case .object(let name):
      switch program.answer(to: callback, of: name) {
      case .implemented: return nil
      case .elsewhere(let superclass):
        return Denial(.centerUnknownDelegate, .unknownDelegate(superclass))
      case .missing, .nearMiss: return Denial(rule, .delegateWithoutMethod(callback, of: name))
      }
    }
  }

  private func denialOfCenter(_ rule: Rule) -> Denial? {
    stage.profile.hasNotificationCenterDelegate ? nil : Denial(rule, .era)
  }

  /// The method that receives pushes. If the app has both methods, only the one with a handler is called (push.A-O).
  func pushCallback(of program: any AppProgram) -> Callback {
    let newest: [Callback] = [.didReceiveRemoteNotificationFetch, .didReceiveRemoteNotification]
    let possible = newest.filter { denial(ofPushMethod: $0, by: program) == nil }
    return possible.first(where: program.implements) ?? possible[0]
  }

  /// Why the application delegate's method never gets a push.
  package func denial(
    ofPushMethod callback: Callback, by program: any AppProgram
  ) -> Denial? {
    let isOld = callback == .didReceiveRemoteNotification
    guard stage.profile.wakesForContentAvailable else {
      return isOld ? nil : Denial(.pushEraWithoutWake, .noFetchMethod)
    }
    return isOld && program.implements(.didReceiveRemoteNotificationFetch)
      ? Denial(.pushOldMethod, .hasFetchMethod) : nil
  }
}

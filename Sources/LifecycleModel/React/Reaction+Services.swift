/// What the system offers to code of the app. Every step that the app's own code makes has the rule
/// `app.code`.
extension Reaction {
  package mutating func execute(_ line: SourceLine) {
    emit(.line(line), .appCode)
  }

  /// Gives the new delegate its stored properties; `values` has one for each of `propertyNames`.
  package mutating func makeDelegate(_ values: [Value]) {
    for (index, value) in values.enumerated() where memory(of: index) != value {
      emit(
        .property(
          index: index, name: program.propertyNames[index], from: memory(of: index), to: value),
        .appCode)
    }
  }

  private func memory(of index: Int) -> Value {
    world.memory.properties.indices.contains(index) ? world.memory.properties[index] : .none
  }

  /// A store of the value that is there already is no step.
  package mutating func store(_ value: Value, inProperty index: Int) {
    let old = memory(of: index)
    guard old != value else { return }
    emit(
      .property(index: index, name: program.propertyNames[index], from: old, to: value), .appCode)
  }

  package mutating func replaceHeap(_ heap: [Value?]) {
    guard heap != world.memory.heap else { return }
    emit(.heap(heap), .appCode)
  }

  /// The app calls a completion handler of iOS, for the first time or again.
  package mutating func complete(_ handler: HandlerID, with result: FetchResult?) {
    let isOpen = world.openHandlers.contains { $0.id == handler }
    let kind = world.openHandlers.first { $0.id == handler }?.kind
    let notification = world.openHandlers.first { $0.id == handler }?.notification
    emit(.app(.completed(handler, result: result, again: !isOpen)), .appCode)
    guard isOpen else { return }
    if let notification { answer(notification, with: []) }
    if let timer = world.timers.first(where: { $0.kind == .transfer(handler) }) {
      emit(.timer(timer, .stopped), .transferHandlerInTime)
    }
    if let timer = world.timers.first(where: { $0.kind == .handler(handler) }) {
      let rule: Rule =
        kind == .action
        ? .actionHandlerCalled : kind == .push ? .handlerInTime : .fetchHandlerInTime
      emit(.timer(timer, .stopped), rule)
      if kind == .fetch { review(fetch: result, timer) }
    }
    if world.process?.state == .background, kind?.holdsAwake == true {
      let isNew = kind == .transfer ? world.services.hasTransferred : result == .newData
      emit(.snapshot(isNew ? .new : .old), .snapshotAfterHandler)
    }
    if kind == .transfer { changeServices(.transferHandlerInTime) { $0.hasTransferred = false } }
  }

  /// The app's answer to `willPresent`: what the system shows although the app is in front. The
  /// words are those of UNNotificationPresentationOptions; others count for nothing.
  package mutating func present(_ handler: HandlerID, _ options: [String]) {
    let open = world.openHandlers.first { $0.id == handler }
    emit(.app(.presented(handler, options: options, again: open == nil)), .appCode)
    if let notification = open?.notification { answer(notification, with: options) }
  }

  private mutating func answer(_ notification: ReceivedPush, with options: [String]) {
    unanswered.removeAll { $0.id == notification.id }
    answers.append((notification, options))
  }

  /// The app gives UNUserNotificationCenter, which iOS 10 brought, its delegate. The last one
  /// counts.
  package mutating func setNotificationDelegate(_ delegate: CenterDelegate?) {
    guard world.stage.profile.hasNotificationCenterDelegate,
      world.process?.notificationDelegate != delegate
    else { return }
    emit(.notificationDelegate(delegate), .appCode)
  }

  /// Clears the notification centre's weak reference to a delegate that nothing else owns.
  package mutating func loseNotificationDelegate() {
    guard case .object(let name) = world.process?.notificationDelegate else { return }
    emit(.app(.delegateGone), .centerDelegateGone)
    emit(.notificationDelegate(.gone(name)), .centerDelegateGone)
  }

  /// Starts a data task; `closure` runs with the outcome after the time that the network takes.
  package mutating func startDownload(then closure: Value) {
    let outcome: Network.Outcome = world.apns.isOnline ? world.network.outcome : .failure
    emit(.app(.downloadStarted(currentPush)), .appCode)
    start(
      .download(Timer.Download(closure: closure, push: currentPush, outcome: outcome)),
      length: world.apns.isOnline ? world.network.duration : 0, .downloadTakesTime)
  }

  /// `asyncAfter` and its like; a delay below 0 counts as 0.
  package mutating func schedule(_ closure: Value, after delay: Milliseconds) {
    start(.work(closure, []), length: max(0, delay))
  }

  /// Takes back work of the app that has not begun, such as that of an invalidated timer.
  package mutating func withdrawWork(_ isWithdrawn: (Value) -> Bool) {
    for timer in world.timersAtWork {
      guard case .work(let closure, _) = timer.kind, isWithdrawn(closure) else { continue }
      emit(.timer(timer, .stopped), .appCode)
    }
  }

  package mutating func log(_ text: String) {
    emit(.app(.logged(text)), .appCode)
  }

  package mutating func open(_ what: String) {
    emit(.app(.opened(what)), .appCode)
  }

  /// A call of something that the simulator does not play.
  package mutating func note(call spelling: String) {
    emit(.app(.called(spelling)), .appCode)
    if callAtWork != nil, callAtWork?.condition == nil, Reaction.mayReportCall(spelling) {
      callAtWork?.condition = "\(spelling) does not report the call"
    }
  }

  /// Whether a call's name or arguments hint at a report. Text literals, such as a message for a log,
  /// do not.
  private static func mayReportCall(_ spelling: String) -> Bool {
    var code = ""
    for (index, part) in spelling.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated() where index.isMultiple(of: 2)
    {
      code += part.lowercased() + " "
    }
    return ["payload", "call", "push", "voip"].contains { code.contains($0) }
  }

  /// The app has observers of the notification that UIKit posts.
  package mutating func tellPosted(_ name: String) {
    emit(.app(.posted(name)), .notificationPosted)
  }

  /// An unknown thing is given a value for the first time.
  package mutating func assume(_ assumed: Assumed) {
    emit(.app(.assumed(assumed)), .appAssumed)
  }

  /// Whether a handler that is still open is called rests on an assumption; nil: it does not.
  package mutating func rest(_ handler: HandlerID, on assumption: String?) {
    guard let open = world.openHandlers.first(where: { $0.id == handler }),
      open.restsOn != assumption
    else { return }
    if open.kind == .call, let assumption { callAtWork?.condition = assumption }
    emit(.handlerRests(handler, on: assumption), .appAssumed)
  }

  /// A trap that rests on an assumption: the code goes on behind the statement.
  package mutating func spareTrap(_ reason: String, line: Int, because condition: String) {
    emit(.app(.wouldTrap(reason, line: line, because: condition)), .appAssumed)
  }

  /// A death by watchdog that rests on an assumption.
  package mutating func spareProcess(because condition: String) {
    emit(.app(.wouldBeKilled(because: condition)), .appAssumed)
  }

  /// What UserDefaults holds from now on.
  package mutating func keep(_ defaults: Value) {
    guard defaults != world.defaults else { return }
    emit(.defaults(defaults), .appCode)
  }

  /// The app hands a push to the method that its push SDK has for it: seen in the trace like a call
  /// of iOS (article 4.8).
  package mutating func callFromSDK(line: Int) {
    emit(
      .call(
        Call(
          callback: .pushSDKDidReceivePayload, state: world.applicationState,
          answer: .implemented(line: line))),
      .appCode)
  }

  package mutating func setBadge(_ number: Int) {
    emit(.app(.setBadge(number)), .appCode)
    change(.badge(max(0, number)), .appCode)
  }

  package mutating func registerForRemoteNotifications() {
    emit(.app(.registered), .appCode)
    if world.stage.profile.permissionAndTokenAreOne, world.app.permission == .notDetermined {
      showPrompt(answering: .none)
    }
    registerToken()
    if world.process?.awaitsRegistration == false {
      let rule: Rule = world.registrationNeedsNetwork ? .registrationWaits : .registered
      emit(.registrationAwaited(true), rule)
    }
  }

  /// The app asks for permission; `closure` gets the answer, at once where the user has given it
  /// before (push.A-PERM: only the first request prompts).
  package mutating func requestAuthorization(provisional: Bool, then closure: Value) {
    guard world.app.permission == .notDetermined else {
      startWork(closure, [.granted(world.app.permission != .denied)], .promptOnce)
      return
    }
    if provisional, world.stage.profile.hasProvisionalPermission {
      change(.permission(.provisional), .provisional)
      startWork(closure, [.granted(true)], .provisional)
    } else {
      showPrompt(answering: closure)
    }
  }

  /// The code trapped: Swift ends the process.
  package mutating func trap(_ reason: String, line: Int) {
    emit(.app(.trapped(reason, line: line)), .appCode)
    terminate(by: .crash, code: nil, .codeTrapped)
  }

  /// The code was stopped because it would not end: iOS's watchdog does the same.
  package mutating func runAway(line: Int) {
    emit(.app(.ranAway(line: line)), .appCode)
    terminate(by: .watchdog, code: "0x8badf00d", .watchdogHang)
  }
}

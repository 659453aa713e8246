/// Services of the system for the app's code. Every step of the app's own code has the rule `app.code`.
extension Reaction {
  package mutating func execute(_ line: SourceLine) {
    emit(.line(line), .appCode)
  }

  /// Sets the stored properties of the new delegate. `values` has one value for each of `propertyNames`.
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

  /// Emits no step if the value stays the same.
  package mutating func store(_ value: Value, inProperty index: Int) {
    let old = memory(of: index)
    guard old != value else { return }
    emit(
      .property(index: index, name: program.propertyNames[index], from: old, to: value), .appCode)
  }

  package mutating func replaceHeap(_ heap: [Value?]) {
    guard heap != world.memory.heap else { return }
    recorder?.heap = heap
    emit(.heap(HeapChange(from: world.memory.heap, to: heap)), .appCode)
    share(heap)
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
    if kind == .transfer {
      changeServices(.transferHandlerInTime) {
        $0.hasTransferred = false
        $0.runningSessionTasks.removeAll { $0.handler == handler }
      }
    }
  }

  /// The app's answer to `willPresent`. `options`: names of UNNotificationPresentationOptions;
  /// others are ignored.
  package mutating func present(_ handler: HandlerID, _ options: [String]) {
    let open = world.openHandlers.first { $0.id == handler }
    emit(.app(.presented(handler, options: options, again: open == nil)), .appCode)
    if let notification = open?.notification { answer(notification, with: options) }
  }

  private mutating func answer(_ notification: ReceivedPush, with options: [String]) {
    unanswered.removeAll { $0.id == notification.id }
    answers.append((notification, options))
  }

  /// Sets the delegate of UNUserNotificationCenter (iOS 10). The last one counts.
  package mutating func setNotificationDelegate(_ delegate: CenterDelegate?) {
    guard world.stage.profile.hasNotificationCenterDelegate,
      world.process?.notificationDelegate != delegate
    else { return }
    emit(.notificationDelegate(delegate), .appCode)
  }

  /// Clears the weak reference of UNUserNotificationCenter to a delegate that nothing else owns.
  package mutating func loseNotificationDelegate() {
    guard case .object(let name) = world.process?.notificationDelegate else { return }
    emit(.app(.delegateGone), .centerDelegateGone)
    emit(.notificationDelegate(.gone(name)), .centerDelegateGone)
  }

  /// Starts a data task. `closure` runs with the outcome after the network's duration.
  package mutating func startDownload(then closure: Value) {
    let outcome: Network.Outcome = world.apns.isOnline ? world.network.outcome : .failure
    emit(.app(.downloadStarted(currentPush)), .appCode)
    start(
      .download(Timer.Download(closure: closure, push: currentPush, outcome: outcome)),
      length: world.apns.isOnline ? world.network.duration : 0, .downloadTakesTime)
  }

  /// `asyncAfter` and the like. A negative delay counts as 0.
  package mutating func schedule(_ closure: Value, after delay: Milliseconds) {
    start(.work(closure, []), length: max(0, delay))
  }

  /// Removes deferred work of the app that has not begun, such as that of an invalidated timer.
  package mutating func withdrawWork(_ isWithdrawn: (Value) -> Bool) {
    for timer in world.timersAtWork {
      guard case .work(let closure, _) = timer.kind, isWithdrawn(closure) else { continue }
      emit(.timer(timer, .stopped), .appCode)
    }
  }

  /// Stops the newest download whose result goes to such a closure. Returns false if there is none.
  package mutating func cancelDownload(_ isCancelled: (Value) -> Bool) -> Bool {
    let cancelled = world.timersAtWork.last { timer in
      guard case .download(let download) = timer.kind else { return false }
      return isCancelled(download.closure)
    }
    guard let cancelled else { return false }
    emit(.timer(cancelled, .stopped), .appCode)
    return true
  }

  package mutating func log(_ text: String) {
    emit(.app(.logged(text)), .appCode)
  }

  package mutating func open(_ what: String) {
    emit(.app(.opened(what)), .appCode)
  }

  /// Notes a call that the simulator does not support.
  package mutating func note(call spelling: String) {
    emit(.app(.called(spelling)), .appCode)
    if callAtWork != nil, callAtWork?.condition == nil, Reaction.mayReportCall(spelling) {
      callAtWork?.condition = "\(spelling) does not report the call"
    }
  }

  /// Notes a member or function of the library that the simulator does not support.
  package mutating func note(unplayed spelling: String) {
    emit(.app(.called(spelling)), .appCode)
  }

  /// Whether a call's name or arguments suggest that it reports a call. Text literals do not count,
  /// nor do the arguments of a log or of an assertion.
  private static func mayReportCall(_ spelling: String) -> Bool {
    let callee = spelling.prefix { $0 != "(" }.lowercased().split(separator: ".")
    let logs = ["log", "logger", "nslog", "os_log", "print", "assert", "precondition"]
    if callee.contains(where: { logs.contains(String($0)) }) { return false }
    var code = ""
    for (index, part) in spelling.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated() where index.isMultiple(of: 2)
    {
      code += part.lowercased() + " "
    }
    return ["payload", "call", "push", "voip"].contains { code.contains($0) }
  }

  /// UIKit posts a notification that the app observes.
  package mutating func tellPosted(_ name: String) {
    emit(.app(.posted(name)), .notificationPosted)
  }

  /// Notes that an unknown expression got an assumed value for the first time.
  package mutating func assume(_ assumed: Assumed) {
    emit(.app(.assumed(assumed)), .appAssumed)
  }

  /// Sets the assumption that decides whether the open handler is called. nil: no assumption.
  package mutating func rest(_ handler: HandlerID, on assumption: String?) {
    guard let open = world.openHandlers.first(where: { $0.id == handler }),
      open.dependsOn != assumption
    else { return }
    if open.kind == .call, let assumption { callAtWork?.condition = assumption }
    emit(.handlerRests(handler, on: assumption), .appAssumed)
  }

  /// During the delivery of a VoIP push: the assumption that decides whether the call is reported.
  package mutating func deferCallReport(on assumption: String) {
    if callAtWork != nil { callAtWork?.condition = assumption }
  }

  /// Sets the assumption that decides whether a begun background task is ended.
  package mutating func deferBackgroundTime(on assumption: String) {
    guard !world.servicesAreDefault, !world.services.backgroundTasks.isEmpty,
      world.services.backgroundTimeRestsOn != assumption
    else { return }
    changeServices(.appAssumed) { $0.backgroundTimeRestsOn = assumption }
  }

  /// The code would trap, but only under an assumption. It continues after the statement instead.
  package mutating func skipAssumedTrap(_ reason: String, line: Int, because condition: String) {
    if callAtWork?.condition == nil { deferCallReport(on: condition) }
    emit(.app(.wouldTrap(reason, line: line, because: condition)), .appAssumed)
  }

  /// The watchdog would end the process, but only under an assumption.
  package mutating func skipAssumedKill(because condition: String) {
    emit(.app(.wouldBeKilled(because: condition)), .appAssumed)
  }

  /// Stores the new contents of UserDefaults.
  package mutating func keep(_ defaults: Value) {
    guard defaults != world.defaults else { return }
    emit(.defaults(defaults), .appCode)
  }

  /// The app passes a push to its push SDK. The trace shows this like a call by iOS (article 4.8).
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
      let waits = world.registrationNeedsNetwork && world.stage.has(.registrationWaits)
      let rule: Rule = waits ? .registrationWaits : .registered
      emit(.registrationAwaited(true), rule)
    }
  }

  /// Requests permission. `closure` gets the answer; it comes at once if the user has already decided, because only the
  /// first request prompts (push.A-PERM).
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

  /// The code called `exit`, which does not count as a crash.
  package mutating func exit() { terminate(by: .exit, code: nil, .codeExited) }

  /// The simulator stopped reading the views at a limit.
  package mutating func cutViews(at limit: ViewsLimit) {
    emit(.app(.viewsCutOff(limit)), .appCode)
  }

  /// The code was stopped because it did not end. On a phone the watchdog does this.
  package mutating func runAway(line: Int) {
    emit(.app(.ranAway(line: line)), .appCode)
    terminate(by: .watchdog, code: "0x8badf00d", .watchdogHang)
  }
}

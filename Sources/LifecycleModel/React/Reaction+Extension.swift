/// The notification service extension, which may change the content of a push.
extension Reaction {
  /// Returns false if no extension runs for the push, which then continues unchanged.
  mutating func startExtension(for received: ReceivedPush) -> Bool {
    if let denial = world.denialOfExtension(for: received.push, by: program) {
      noteUnknownExtension(denial)
      return false
    }
    changeExtensions(.extensionRuns) {
      $0.running.append(ServiceExtension(push: received))
    }
    start(.serviceExtension(received.id))
    inProcess(ofExtensionFor: received.id) { reaction in
      let program = reaction.program
      program.run(.start, in: &reaction)
      let handler = reaction.openHandler(.content, for: received.id, .extensionRuns)
      reaction.call(
        .serviceExtensionDidReceive, [.notificationRequest(received), handler], .extensionRuns)
    }
    return true
  }

  /// A superclass outside of the files may implement the method. The push is shown unchanged.
  private mutating func noteUnknownExtension(_ denial: Denial) {
    let callback = Callback.serviceExtensionDidReceive
    let answer = program.answer(to: callback)
    guard case .elsewhere = answer, denial.condition == .noMethod(callback) else { return }
    let call = Call(callback: callback, state: world.applicationState, answer: answer)
    emit(.call(call), .extensionRuns)
  }

  /// Runs `body` in the process of the code: the app's (nil) or that of the extension for a push.
  mutating func inProcess(
    ofExtensionFor push: PushID?, _ body: (inout Reaction) -> Void
  ) {
    let present = world.extensionsAtRest ? nil : world.extensions.inside
    guard present != push else {
      body(&self)
      return
    }
    emit(.codeRuns(inExtensionFor: push), .extensionRuns)
    body(&self)
    if let push, present == nil {
      emit(.codeRuns(inExtensionFor: nil), .extensionRuns)
      conclude(push)
    } else {
      emit(.codeRuns(inExtensionFor: present), .extensionRuns)
    }
  }

  /// The extension called its content handler. `content`: nil if it is unknown.
  package mutating func deliver(_ handler: HandlerID, _ content: ExtensionContent?) {
    emit(.app(.completed(handler, result: nil, again: false)), .extensionContent)
    finishExtension(.extensionContent, content)
  }

  /// The extension's time is over: one last call, then the original content is shown.
  mutating func endExtensionTime(_ timer: Timer, of push: PushID) {
    emit(.timer(timer, .expired), .extensionTimer)
    inProcess(ofExtensionFor: push) { reaction in
      if reaction.program.implements(.serviceExtensionTimeWillExpire) {
        reaction.call(.serviceExtensionTimeWillExpire, [], .extensionTimer)
      }
      for handler in reaction.world.openHandlers where handler.kind == .content {
        reaction.emit(.contentNeverGiven(handler.id), .extensionTimeOver)
      }
      reaction.finishExtension(.extensionTimeOver)
    }
  }

  /// The extension trapped or did not return.
  mutating func crashExtension() {
    finishExtension(.extensionCrashed)
  }

  /// The phone was switched off, or the app was deleted. Pushes in service extensions are not shown (model choice).
  mutating func loseExtensions(_ rule: Rule) {
    guard !world.extensionsAtRest else { return }
    let pushes = world.extensions.running.map(\.push.id)
    let timers = pushes.flatMap(world.timers(ofExtensionFor:)).sorted { $0.id < $1.id }
    for timer in timers { emit(.timer(timer, .stopped), rule) }
    changeExtensions(rule) { $0 = ServiceExtensions() }
  }

  private mutating func finishExtension(_ rule: Rule, _ content: ExtensionContent? = nil) {
    changeExtensions(rule) {
      guard
        let index = $0.running.firstIndex(where: { [inside = $0.inside] in $0.push.id == inside }),
        !$0.running[index].isDone
      else { return }
      $0.running[index].content = content
      $0.running[index].isDone = true
    }
  }

  /// Continues with the push once its extension is done.
  private mutating func conclude(_ push: PushID) {
    guard let done = world.extensions.running.first(where: { $0.push.id == push }), done.isDone
    else { return }
    for timer in world.timers(ofExtensionFor: push) {
      emit(.timer(timer, .stopped), .extensionRuns)
    }
    changeExtensions(.extensionRuns) { $0.running.removeAll { $0.push.id == push } }
    var received = done.push
    if let content = done.content { received.push = received.push.showing(content) }
    present(received)
  }

  private mutating func changeExtensions(
    _ rule: Rule, _ body: (inout ServiceExtensions) -> Void
  ) {
    var extensions = world.extensions
    body(&extensions)
    if extensions != world.extensions { emit(.serviceExtensions(extensions), rule) }
  }
}

extension World {
  /// Why no service extension runs for the push. It needs `mutable-content`, a text to show, and
  /// notifications on (push.A-NSE).
  package func denialOfExtension(for push: Push, by program: any AppProgram) -> Denial? {
    let rule = Rule.extensionRuns
    if !stage.profile.hasNotificationCenterDelegate { return Denial(rule, .era) }
    if stage.has(.simulator) { return Denial(.simulatorKind) }
    if push.aps?["mutable-content"]?.asInt != 1 { return Denial(rule, .notMutable) }
    if push.visibleText == nil || isHiddenByType(push) { return Denial(rule, .nothingToShow) }
    if !program.implements(.serviceExtensionDidReceive) {
      return Denial(rule, .noMethod(.serviceExtensionDidReceive))
    }
    let isAllowed = app.permission != .denied && app.permission != .notDetermined
    return isAllowed ? nil : Denial(rule, .notAllowed)
  }
}

extension Push {
  /// The push with the extension's content. `userInfo` stays unchanged unless the extension sets
  /// it. Empty texts leave the alert unchanged.
  fileprivate func showing(_ content: ExtensionContent) -> Push {
    guard case .object(let members) = payload, case .object(var aps)? = aps else { return self }
    var changed: [(String, JSON?)] = [
      ("badge", content.badge.map { .number("\($0)") }),
      ("category", content.category.map { .string($0) }),
      ("thread-id", content.thread.map { .string($0) }),
    ]
    changed += content.others.map { ($0.key, $0.value) }
    if let alert = content.alert { changed.append(("alert", alert)) }
    switch content.sound {
    case .kept: break
    case .silent: changed.append(("sound", nil))
    case .named(let name): changed.append(("sound", .string(name)))
    }
    for (key, value) in changed {
      aps.removeAll { $0.key == key }
      if let value { aps.append(JSON.Member(key, value)) }
    }
    var push = self
    let others = members.filter { $0.key != "aps" }
    push.payload = .object(others + [JSON.Member("aps", .object(aps))])
    push.userInfo = content.userInfo ?? userInfo
    push.attachments = content.attachments
    return push
  }
}

import LifecycleModel

/// Calls of iOS's completion handlers by the app.
extension Interpreter {
  /// Calls a handler. An unknown argument is assumed, and a step notes it.
  private mutating func complete(
    _ handler: HandlerID, of kind: HandlerKind?, withUnknown what: String
  ) {
    switch kind {
    case .push?, .fetch?:
      guard case .enumCase(let name) = assume(what, .enumCase(FetchResult.newData.rawValue)),
        let result = FetchResult(rawValue: name)
      else { return callWithSuccess(handler: handler) }
      reaction.complete(handler, with: result)
    case .presentation?:
      _ = assume(what, .enumCase("all"))
      callWithSuccess(handler: handler)
    default: callWithSuccess(handler: handler)
    }
  }

  /// Calls a handler; the argument determines its kind.
  mutating func complete(_ handler: HandlerID, _ argument: Value?) {
    let argument = argument?.unwrapped
    let open = reaction.world.openHandlers.first { $0.id == handler }
    if open?.kind == .content {
      if case .opaque(let what)? = argument { _ = assume(what, .enumCase("original")) }
      if let argument {
        noteUnknownBadge(of: argument)
        charge(systemMember("userInfo", of: argument)?.printingWork ?? 0)
      }
      reaction.deliver(handler, argument.flatMap { changedContent($0) })
      return
    }
    switch argument {
    case .array?, .object("Set", _)?: reaction.present(handler, argument?.memberNames ?? [])
    case .member(let name)?:
      if let result = FetchResult(rawValue: name) {
        reaction.complete(handler, with: result)
      } else {
        reaction.present(handler, [name])
      }
    case .opaque(let what)?: complete(handler, of: open?.kind, withUnknown: what)
    default: reaction.complete(handler, with: nil)
    }
  }

  private var pushOfExtension: Push? {
    let extensions = reaction.world.extensions
    return extensions.running.first { $0.push.id == extensions.inside }?.push.push
  }

  /// The content of the push on which the service extension works.
  private var originalContent: Value? {
    let extensions = reaction.world.extensions
    return extensions.running.first { $0.push.id == extensions.inside }
      .flatMap { Interpreter.values(.notificationRequest($0.push)).first }
      .map { property("content", of: $0) }
  }

  /// The content that a service extension returns; nil if it leaves nothing to show.
  private func changedContent(_ content: Value) -> ExtensionContent? {
    if case .opaque = content { return nil }
    let members = ["title", "subtitle", "body"].compactMap { name -> JSON.Member? in
      systemMember(name, of: content).flatMap(shownText).map { JSON.Member(name, .string($0)) }
    }
    let sound: ExtensionContent.Sound
    switch systemMember("sound", of: content)?.unwrapped {
    case .dictionary?: sound = .kept
    case let value?: sound = soundName(of: value).map { .named($0) } ?? .silent
    case nil: sound = .silent
    }
    let info = systemMember("userInfo", of: content) ?? .dictionary([])
    let isChanged = info != pushOfExtension.map { Value($0.userInfo) }
    var changed = ExtensionContent(
      alert: members.isEmpty ? nil : .object(members), sound: sound,
      badge: systemMember("badge", of: content)?.asInt,
      category: systemMember("categoryIdentifier", of: content).flatMap(shownText),
      thread: systemMember("threadIdentifier", of: content).flatMap(shownText),
      userInfo: isChanged ? Interpreter.json(info) : nil)
    changed.attachments = attachments(of: content)
    let given = originalContent.map(furtherKeys) ?? []
    changed.others = furtherKeys(of: content).filter { !given.contains($0) }
    return changed
  }
}

extension Value {
  /// Names of the members of an option set, including nested sets.
  fileprivate var memberNames: [String] {
    switch self {
    case .member(let name): return [name]
    case .array(let parts), .object("Set", let parts): return parts.flatMap(\.memberNames)
    default: return []
    }
  }
}

/// A notification service extension that is processing a push, in its own process (push.A-NSE).
package struct ServiceExtension: Hashable, Sendable {
  package var push: ReceivedPush
  package var process = AppProcess()
  /// The argument of its content handler; nil if the push keeps its content.
  package var content: ExtensionContent?
  /// It has called the content handler, or will never call it.
  package var isDone = false
}

/// The content that a service extension returns.
package struct ExtensionContent: Hashable, Sendable {
  /// Title, subtitle and body, as in a payload; nil if all are empty.
  package var alert: JSON?
  package var sound: Sound
  /// nil if the badge stays unchanged.
  package var badge: Int?
  package var category: String?
  package var thread: String?
  /// nil if it stays unchanged.
  package var userInfo: JSON?
  /// The identifiers of its attachments.
  package var attachments: [String] = []
  /// Further keys of `aps`, such as `interruption-level`.
  package var others: [JSON.Member] = []

  package enum Sound: Hashable, Sendable {
    /// The value of the payload.
    case kept
    case silent
    case named(String)
  }

  package init(
    alert: JSON?, sound: Sound, badge: Int?, category: String? = nil,
    thread: String? = nil, userInfo: JSON? = nil
  ) {
    self.alert = alert
    self.sound = sound
    self.badge = badge
    self.category = category
    self.thread = thread
    self.userInfo = userInfo
  }
}

package struct ServiceExtensions: AtRest {
  /// One for each push that an extension works on, in order of arrival.
  package var running: [ServiceExtension] = []
  /// The push whose extension's code runs now; nil if none does.
  package var inside: PushID?

  package init() {}
}

extension World {
  /// A copy in which `process` is the app's process.
  package var seenFromApp: World {
    guard extensionAtWork != nil else { return self }
    var world = self
    world.extensions.inside = nil
    return world
  }

  /// A copy for the app and one for each service extension at work, in which `process` is theirs.
  package var processViews: [World] {
    guard !extensionsAtRest else { return [self] }
    let atWork = extensions.running.filter { !$0.isDone }
    return [seenFromApp]
      + atWork.map { running in
        var world = self
        world.extensions.inside = running.push.id
        return world
      }
  }

  /// The open handlers of the app and of service extensions at work.
  package var allOpenHandlers: [AppProcess.OpenHandler] { processViews.flatMap(\.openHandlers) }

  /// Changes the processes of the app and of service extensions.
  mutating func changeAllProcesses(_ body: (inout AppProcess) -> Void) {
    if var process = appProcess {
      body(&process)
      if process != appProcess { appProcess = process }
    }
    guard !extensionsAtRest else { return }
    for index in extensions.running.indices { body(&extensions.running[index].process) }
  }

  /// The timers that end together with the push's extension: its own work and its time limit.
  func timers(ofExtensionFor push: PushID) -> [Timer] {
    let own = extensions.running.first { $0.push.id == push }?.process.timers ?? []
    return timers.filter { timer in
      timer.kind == .serviceExtension(push) || own.contains { $0.id == timer.id }
    }
  }
}

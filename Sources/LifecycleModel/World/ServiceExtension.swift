/// The notification service extension at work on a push: a process of its own beside the app's
/// (push.A-NSE).
package struct ServiceExtension: Hashable, Sendable {
  package var push: ReceivedPush
  package var process = AppProcess()
  /// Its UserDefaults; the app's are in another container.
  package var defaults = Value.dictionary([])
  /// The argument of its content handler; nil if the push stays as it came.
  package var content: ExtensionContent?
  /// It called the content handler, or will not call it any more.
  package var isDone = false
}

/// The content that a service extension hands on.
package struct ExtensionContent: Hashable, Sendable {
  /// Title, subtitle and body, as a payload has them; nil where all are empty.
  package var alert: JSON?
  package var sound: Sound
  /// nil: the badge stays as it is.
  package var badge: Int?
  package var category: String?
  /// The keys beside `aps`; nil: they stay as they are.
  package var userInfo: [JSON.Member]?

  package enum Sound: Hashable, Sendable {
    /// The payload's own value.
    case kept
    case silent
    case named(String)
  }

  package init(
    alert: JSON?, sound: Sound, badge: Int?, category: String? = nil,
    userInfo: [JSON.Member]? = nil
  ) {
    self.alert = alert
    self.sound = sound
    self.badge = badge
    self.category = category
    self.userInfo = userInfo
  }
}

package struct ServiceExtensions: AtRest {
  /// One for each push that is being worked at, in the order in which they came.
  package var running: [ServiceExtension] = []
  /// The push whose extension's code runs now; nil: none does.
  package var inside: PushID?

  package init() {}
}

extension World {
  /// A copy in which `process` is the app's process, not the extension's.
  package var seenFromApp: World {
    guard extensionAtWork != nil else { return self }
    var world = self
    world.extensions.inside = nil
    return world
  }

  /// Place in `extensions.running` of the one whose code runs.
  var extensionAtWork: Int? {
    guard !$extensions, let push = extensions.inside else { return nil }
    return extensions.running.firstIndex { $0.push.id == push }
  }

  /// Timers that end when the extension for the push does: its own work, and the limit of its time.
  func timers(ofExtensionFor push: PushID) -> [Timer] {
    let own = extensions.running.first { $0.push.id == push }?.process.timers ?? []
    return timers.filter { timer in
      timer.kind == .serviceExtension(push) || own.contains { $0.id == timer.id }
    }
  }
}

/// The notification service extension at work on a push: a process of its own beside the app's
/// (push.A-NSE).
package struct ServiceExtension: Hashable, Sendable {
  package var push: ReceivedPush
  /// Its process; while its code runs, the app's, which has changed places with it.
  package var process: AppProcess
  /// What its content handler was called with; nil: the push stays as it came.
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

  package enum Sound: Hashable, Sendable {
    /// As the payload has it.
    case kept
    case silent
    case named(String)
  }

  package init(alert: JSON?, sound: Sound, badge: Int?) {
    self.alert = alert
    self.sound = sound
    self.badge = badge
  }
}

package struct ServiceExtensions: AtRest {
  /// One for each push that is being worked at, in the order in which they came.
  package var running: [ServiceExtension] = []
  /// The push whose extension's code runs now: `World.app` is its process.
  package var inside: PushID?

  package init() {}

  /// Its own work, and the limit of its time.
  func owns(_ timer: Timer) -> Bool {
    running.contains { timer.owner == $0.push.id || timer.kind == .serviceExtension($0.push.id) }
  }
}

extension World {
  /// As people look at it: in the middle of an extension's work `app` is the app's process again.
  package var withAppInPlace: World {
    guard !$extensions, let push = extensions.inside else { return self }
    var world = self
    world.exchangeProcess(withExtensionOf: push)
    return world
  }

  /// The app's process and an extension's change places.
  mutating func exchangeProcess(withExtensionOf push: PushID) {
    guard let index = extensions.running.firstIndex(where: { $0.push.id == push }) else { return }
    let own = app
    app = extensions.running[index].process
    extensions.running[index].process = own
    extensions.inside = extensions.inside == nil ? push : nil
  }
}

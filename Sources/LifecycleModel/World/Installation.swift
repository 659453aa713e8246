/// The state that iOS keeps for the app whether it runs or not. It ends when the user deletes the app.
package struct Installation: Hashable, Sendable {
  package enum Debugger: String, Hashable, Sendable {
    case none, waiting, attached
  }

  package enum Content: String, CaseIterable, Hashable, Sendable {
    case ready, missing
  }

  package struct Awaited: Hashable, Sendable {
    package var push: PushID
    package var since: Milliseconds
  }

  package var isInstalled = true
  package var wasLaunchedBefore = true
  /// The app has a card in the app switcher: from the first launch until the user swipes it away.
  package var hasCard = false
  /// The user swiped the app away in the app switcher. iOS launches it in the background again only
  /// after the user opens it (lifecycle.D1).
  package var isForceQuit = false
  package var debugger = Debugger.none
  package var permission = Permission.authorized
  package var hasToken = true
  /// Pushes with content-available that called the app on arrival and whose content is not
  /// downloaded yet.
  package var awaitedContent: [Awaited] = []
  /// Whether any content was awaited when the app last came to the foreground; nil before that.
  package var contentAtFront: Content?
  /// UserDefaults: a dictionary.
  package var defaults = Value.dictionary([])
  /// UserDefaults of the service extension, without suites that it shares with the app.
  package var extensionDefaults = Value.dictionary([])
  /// Items of the Keychain, each a dictionary of its attributes. They survive deleting the app.
  package var keychain = Value.array([])
  /// Requests of the app that iOS keeps.
  @Rare package var registrations = Registrations()

  package init() {}

  /// Not installed, or never launched: the user has not decided on notifications.
  static let untouched: Installation = {
    var app = Installation()
    app.wasLaunchedBefore = false
    app.permission = .notDetermined
    app.hasToken = false
    return app
  }()
}

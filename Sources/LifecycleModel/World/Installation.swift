/// The app as iOS keeps it on the phone, whether it runs or not. It ends when the user deletes the app.
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
  /// The app's card in the app switcher: from the first launch until it is swiped away.
  package var hasCard = false
  /// Set by the swipe in the app switcher: no launch in background until the user opens the app
  /// (lifecycle.D1).
  package var isForceQuit = false
  package var debugger = Debugger.none
  package var permission = Permission.authorized
  package var hasToken = true
  /// Content-available pushes that called the app on arrival and are not downloaded yet.
  package var awaitedContent: [Awaited] = []
  /// Whether anything was awaited when the app last came to the front; nil before that.
  package var contentAtFront: Content?
  /// UserDefaults: a dictionary.
  package var defaults = Value.dictionary([])
  /// Items of the Keychain, each a dictionary of its attributes. They stay when the app is deleted.
  package var keychain = Value.array([])
  /// What the app has left with iOS.
  @Rare package var registrations = Registrations()

  package init() {}

  /// Not on the phone, or never launched: the user has not decided on notifications.
  static let untouched: Installation = {
    var app = Installation()
    app.wasLaunchedBefore = false
    app.permission = .notDetermined
    app.hasToken = false
    return app
  }()
}

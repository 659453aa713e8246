/// The scene session of the window. It outlives the process and ends when the user swipes the app away. Stored only for
/// apps that implement one of its methods, because no other app can observe it.
extension Reaction {
  /// UIKit asks for a configuration when the session is new, SwiftUI at each connection.
  mutating func configureScene() {
    let isNew = !world.app.registrations.hasSceneSession
    if isNew || world.stage.adoption == .swiftUI {
      let options = Argument.connectionOptions(response: nil)
      tell(.configurationForConnecting, [.application, .session, options], .sceneConfiguration)
    }
    guard world.processState == .running, watchesSession else { return }
    changeRegistrations(.sceneConfiguration) { $0.hasSceneSession = true }
  }

  /// Discards the session together with the card in the app switcher.
  mutating func discardSession() {
    guard !world.app.$registrations, world.app.registrations.hasSceneSession else { return }
    changeRegistrations(.sceneSessionDiscarded) {
      $0.hasSceneSession = false
      $0.owesDiscardedSession = true
    }
  }

  /// Reports the discarded session to a running app before it ends (lifecycle.O12), and to any other app after its next
  /// launch (lifecycle.A31).
  mutating func tellDiscardedSession() {
    guard world.processState == .running, !world.app.$registrations,
      world.app.registrations.owesDiscardedSession
    else { return }
    changeRegistrations(.sceneSessionDiscarded) { $0.owesDiscardedSession = false }
    tell(.didDiscardSceneSessions, [.application, .sessions], .sceneSessionDiscarded)
  }

  private var watchesSession: Bool {
    program.implements(.configurationForConnecting) || program.implements(.didDiscardSceneSessions)
  }
}

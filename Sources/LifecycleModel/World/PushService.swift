/// APNs' side of one device and one bundle id.
package struct PushService: Hashable, Sendable {
  /// A push that waits at APNs. There is one slot, shared by visible and silent pushes
  /// (push.A-SEND); with option `offline-queue` one for each collapse id (push.D-3).
  package struct Stored: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
      case offline, throttled
      /// Low Power Mode, or a low battery.
      case power
    }

    package var received: ReceivedPush
    package var cause: Cause
    /// On the simulated clock. Without `apns-expiration`, 30 days after storing, by APNs' own
    /// policy.
    package var expires: Milliseconds
  }

  package var isOnline = true
  /// The server's token is that of a deleted app. A new registration brings a new token.
  package var hasDeadToken = false
  /// The phone has told APNs that the token is dead.
  package var knowsDeadToken = false
  package var stored: [Stored] = []
  /// Delivery times of silent pushes within the last rolling hour, oldest first.
  package var silentDeliveries: [Milliseconds] = []
  /// The newest silent push that reached the phone and waits there for a good moment (push.A-BG).
  package var held: ReceivedPush?
  /// Times at which silent pushes woke the app, newest last, for option `device-pacing`.
  package var silentWakes: [Milliseconds] = []
  /// Time at which APNs last closed the provider's connection after an error packet. Only the
  /// binary interface does this.
  package var closedAt: Milliseconds?
}

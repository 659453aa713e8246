/// APNs' side of one device and one bundle id.
package struct PushService: Hashable, Sendable {
  /// A push that waits at APNs. One slot, visible and silent share it (push.A-SEND); with option
  /// `offline-queue` one for each collapse id (push.D-3).
  package struct Stored: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
      case offline, throttled
      /// Low Power Mode, or little battery.
      case power
    }

    package var received: ReceivedPush
    package var cause: Cause
    /// On the simulated clock; nil: the 30 days of APNs' own policy are counted from storing.
    package var expires: Milliseconds
  }

  package var isOnline = true
  /// The server's token is that of an app that was deleted; a new registration brings another one.
  package var hasDeadToken = false
  /// The phone has told APNs so.
  package var knowsDeadToken = false
  package var stored: [Stored] = []
  /// Delivery times of silent pushes within the last rolling hour, oldest first.
  package var silentDeliveries: [Milliseconds] = []
  /// A silent push that reached the phone and waits there for its moment (push.A-BG): the newest.
  package var held: ReceivedPush?
  /// Times at which silent pushes woke the app, newest last, for option `device-pacing`.
  package var silentWakes: [Milliseconds] = []
  /// Time at which APNs last closed the provider's connection after an error packet. Only the
  /// binary interface does so.
  package var closedAt: Milliseconds?
}

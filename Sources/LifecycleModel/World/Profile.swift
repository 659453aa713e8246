/// A set of iOS rules: one era of the system, as a record of parameters (lifecycle.md section 9).
package struct Profile: Hashable, Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case ios6, ios7, ios9
  }

  package var name: Name
  /// iOS 7 brought content-available, background fetch and background transfers (article 4.1).
  package var wakesForContentAvailable: Bool
  /// One API asks for permission and registers for the token (push.md 4.1, iOS 3-7).
  package var permissionAndTokenAreOne: Bool
  /// `applicationState` stays inactive while the phone is locked (lifecycle.A34, iOS 5-6).
  package var lockKeepsStateInactive: Bool
  /// How often `applicationDidEnterBackground` comes when the frontmost app is swiped away
  /// (lifecycle.O5: twice on 7.x).
  package var enterBackgroundCallsWhenSwipedInFront: Int
  /// An app at work in background gets another `applicationDidEnterBackground` before
  /// `applicationWillTerminate` (lifecycle.O4, up to iOS 7).
  package var enterBackgroundAgainWhenSwipedAtWork: Bool
  /// With style None a push is not kept in Notification Center either (push.md 4.2, by era).
  package var styleNoneHidesList: Bool
  /// Bytes of the whole JSON body; with option `http2` 4096 (push.md 1.1).
  package var payloadLimit: Int
  /// Seconds of `beginBackgroundTask` in all (lifecycle.md section 8).
  package var backgroundTaskBudget: Milliseconds

  package init(_ name: Name) {
    self.name = name
    let is6 = name == .ios6
    let upTo7 = name == .ios6 || name == .ios7
    wakesForContentAvailable = !is6
    permissionAndTokenAreOne = upTo7
    lockKeepsStateInactive = is6
    enterBackgroundCallsWhenSwipedInFront = name == .ios7 ? 2 : 1
    enterBackgroundAgainWhenSwipedAtWork = upTo7
    styleNoneHidesList = upTo7
    payloadLimit = upTo7 ? 256 : 2048
    backgroundTaskBudget = .seconds(is6 ? 600 : 180)
  }
}

/// Facts about a callback from Apple's headers and from iOS. `Callback+Table.swift` has one row for
/// each.
package struct CallbackRow: Hashable, Sendable {
  /// Apple's Objective-C name, as in older delegates and articles. Empty for closures.
  package var objectiveCName: String
  package var object: Object
  package var availability: Availability
  /// Whether it delivers a push to the app. The app's treatment of the push is then compared with the truth.
  package var handsOverPush: Bool
  /// The UIBackgroundModes value that iOS requires to call it in the background; nil if none.
  package var mode: BackgroundMode?
  /// Foundation's name of the NSNotification that UIKit posts for the event.
  var notification: String?
  /// Whether UIKit posts the notification before it calls the method (lifecycle.A11) and not after
  /// it. A model choice except for scenes.
  var postsBefore: Bool

  /// The app's object that implements the method.
  package enum Object: String, Hashable, Sendable {
    case applicationDelegate = "delegate"
    case scene
    /// The delegate of UNUserNotificationCenter.
    case center
    case location, session, voip
    /// SwiftUI: a closure of a modifier, or the initializer of the `App`.
    case view
    /// The notification service extension, which runs in its own process.
    case serviceExtension = "extension"
  }

  /// The versions of iOS and the kinds of apps for which iOS calls it.
  package enum Availability: Hashable, Sendable {
    case always
    case fromIOS7, fromIOS10, untilIOS9
    /// `Profile.hasCallMetadata`.
    case withCallMetadata
    case withScenes, withoutScenes
  }

  init(
    _ objectiveCName: String, of object: Object = .applicationDelegate,
    posts notification: String? = nil, before postsBefore: Bool = false,
    called: Availability = .always,
    handsOverPush: Bool = false, mode: BackgroundMode? = nil
  ) {
    self.objectiveCName = objectiveCName
    self.object = object
    availability = called
    self.handsOverPush = handsOverPush
    self.mode = mode
    self.notification = notification
    self.postsBefore = postsBefore
  }
}

extension CallbackRow.Availability {
  package func holds(on stage: Configuration) -> Bool {
    let profile = stage.profile
    switch self {
    case .always: return true
    case .fromIOS7: return profile.wakesForContentAvailable
    case .fromIOS10: return profile.hasNotificationCenterDelegate
    case .untilIOS9: return !profile.hasNotificationCenterDelegate
    case .withCallMetadata: return profile.hasCallMetadata
    case .withScenes: return stage.hasScenes
    case .withoutScenes: return !stage.hasScenes
    }
  }
}

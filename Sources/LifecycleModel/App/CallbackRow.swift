/// What iOS and Apple's headers say of a callback. `Callback+Table.swift` has one row for each.
package struct CallbackRow: Hashable, Sendable {
  /// Apple's Objective-C name, as older delegates and articles spell it. Closures have
  /// none of their own.
  package var objectiveCName: String
  package var object: Object
  package var availability: Availability
  /// It hands a push to the app: iOS's outcome is compared with what the app took it for.
  package var handsOverPush: Bool
  /// The word in UIBackgroundModes that iOS requires for calls in background; nil if none.
  package var mode: BackgroundMode?
  /// UIKit's notification of the event, by Foundation's name.
  var notification: String?
  /// It is posted before the method is called (lifecycle.A11), not after it (a model choice but for
  /// scenes).
  var postsBefore: Bool

  /// The object of the app that has the method.
  package enum Object: String, Hashable, Sendable {
    case applicationDelegate = "delegate"
    case scene
    /// The delegate of UNUserNotificationCenter.
    case center
    case location, session, voip
    /// SwiftUI: a closure of a modifier, or the initialiser of the `App`.
    case view
    /// It runs in the notification service extension's process, not in the app's.
    case serviceExtension = "extension"
  }

  /// In which versions, and for which apps, iOS calls it.
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

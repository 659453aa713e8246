import Judging
import LifecycleModel

/// The part of a world that an event reads and changes. A search uses it to skip the second order of two events that
/// commute.
///
/// A search plays the events of a world in the order of the list. If `one` comes before `two` and they are independent
/// there, both orders lead to the same world, and each event has the same steps in both. The search then plays `one,
/// two` and skips `one` after `two`: `one` is asleep there. A skipped transition leads to a world that was already
/// reached with the same number of events, so answers, worlds and the paths to them stay those of the full search. An
/// event that is asleep stays so after further events that are independent of it.
///
/// It is enough to consider the first path to a world, because that is the first of the shortest paths in the order of
/// events. If an event on it were skipped, there would be an earlier path.
enum Footprint: Hashable, Sendable {
  /// One setting of how notifications are shown, and nothing else.
  case setting(DisplaySetting)
  /// The screen, and the app's state that follows from it. No code of the app ran.
  case screen
  case anything

  /// Settings that are read by the app's code, by arriving notifications and by registrations, but by no gesture. Other
  /// settings (Background App Refresh, Low Power Mode, location) start background work of iOS.
  enum DisplaySetting: Hashable, Sendable {
    case permission, style, sound, badge, lockScreen, notificationCenter, focus, summary, previews
  }

  /// `reaction`: the reaction to the event in the world `before`.
  init(_ event: Event, _ before: World, _ reaction: Reaction) {
    if let setting = DisplaySetting(event, before.stage.profile) {
      self = reaction.changesOnlySettings(since: before) ? .setting(setting) : .anything
    } else {
      self = event.isGesture && reaction.isSystemAlone(since: before) ? .screen : .anything
    }
  }

  func isIndependent(of other: Footprint) -> Bool {
    switch (self, other) {
    case (.setting(let one), .setting(let other)): return one != other
    case (.setting, .screen), (.screen, .setting): return true
    case (.screen, .screen), (.anything, _), (_, .anything): return false
    }
  }
}

/// An event that need not be played after another one, and its footprint when it was played.
struct SleepingEvent: Sendable {
  var event: Int
  var footprint: Footprint
}

extension Footprint.DisplaySetting {
  /// nil if the event changes no such setting. Up to iOS 7 the permission consists of several settings, and a
  /// registration reads them.
  fileprivate init?(_ event: Event, _ profile: Profile) {
    guard case .changedSetting(let change) = event, !profile.permissionAndTokenAreOne else {
      return nil
    }
    switch change {
    case .notifications: self = .permission
    case .style: self = .style
    case .sound: self = .sound
    case .badge: self = .badge
    case .lockScreen: self = .lockScreen
    case .notificationCenter: self = .notificationCenter
    case .focus: self = .focus
    case .summary: self = .summary
    case .previews: self = .previews
    case .backgroundRefresh, .lowPower, .location: return nil
    }
  }
}

extension Event {
  /// Whether it only changes the screen. The app follows.
  fileprivate var isGesture: Bool {
    switch self {
    case .openedApp, .pressedHome, .openedSwitcher, .returnedToApp, .openedOtherApp,
      .swipedAppAway, .pulledNotificationCenter, .pulledControlCenter, .closedOverlay, .sheetCame,
      .locked, .unlocked, .callCame, .answeredCall, .declinedCall, .hungUp:
      return true
    default: return false
    }
  }
}

extension Reaction {
  /// Whether the change of the setting had no further effect.
  fileprivate func changesOnlySettings(since before: World) -> Bool {
    var expected = before
    expected.apply(.settings(world.settings))
    expected.apply(.flag(from: before.flag(.permission), to: .permission(world.app.permission)))
    return world == expected
  }

  /// Whether no code of the app ran and nothing is pending that will read the settings: a notification or the answer to
  /// a registration. Apps with SwiftUI do not count, because their view bodies run with every change and a launch runs
  /// code before the first statement.
  fileprivate func isSystemAlone(since before: World) -> Bool {
    guard effort.statements == 0, before.stage.adoption != .swiftUI,
      before.extensions.running.isEmpty, before.apns.held == nil,
      before.counters.pushes == world.counters.pushes
    else { return false }
    guard let process = before.appProcess else { return world.appProcess == nil }
    return !process.awaitsRegistration
      && process.openHandlers.allSatisfy { $0.notification == nil }
  }
}

extension Search.Question {
  /// Whether the search may skip transitions. It may not if it records them, or if the question is about whole
  /// sequences or about several facts of one event, because the other order may combine other facts.
  var usesSleepSets: Bool {
    guard !ignoresSleepSets, !recordsTransitions,
      events.contains(where: { Footprint.DisplaySetting($0.event, start.stage.profile) != nil })
    else { return false }
    switch goal {
    case .broken, .everything: return true
    case .fails(let expectation), .holds(let expectation):
      return !ClaimMonitor.readsHistory(expectation)
    case .met, .never, .eventually, .possible: return false
    }
  }
}

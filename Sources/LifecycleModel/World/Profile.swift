/// A set of iOS rules: one era of the system, as a record of parameters.
package struct Profile: Hashable, Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case ios6, ios7, ios9, ios12, ios13
    case ios13Scenes = "ios13-scenes"
    case ios17Scenes = "ios17-scenes"
    case ios26Scenes = "ios26-scenes"
  }

  /// The callbacks of a scene app that is swiped away in front (lifecycle.X3).
  package enum SceneEnd: Hashable, Sendable {
    case entersBackground, disconnects
  }

  package var name: Name
  /// iOS 7 brought content-available, background fetch and background transfers (article 4.1).
  package var wakesForContentAvailable: Bool
  /// One API asks for permission and registers for the token.
  package var permissionAndTokenAreOne: Bool
  /// `applicationState` stays inactive while the phone is locked (lifecycle.A34, iOS 5-6).
  package var lockKeepsStateInactive: Bool
  /// Number of `applicationDidEnterBackground` calls when the frontmost app is swiped away
  /// (lifecycle.O5: two on 7.x).
  package var enterBackgroundCallsWhenSwipedInFront: Int
  /// An app at work in background gets another `applicationDidEnterBackground` before
  /// `applicationWillTerminate` (lifecycle.O4, up to iOS 7).
  package var enterBackgroundAgainWhenSwipedAtWork: Bool
  /// With style None a push is not kept in Notification Center either.
  package var styleNoneHidesList: Bool
  /// Control Center came with iOS 7.
  var hasControlCenter: Bool
  /// Universal links and `application(_:open:options:)` came with iOS 9.
  package var hasUniversalLinks: Bool
  /// UIScene and its notifications came with iOS 13, also for apps that do not adopt scenes.
  package var hasSceneClasses: Bool
  /// UNUserNotificationCenter takes over taps and the display in front (iOS 10, push.H-UNC).
  package var hasNotificationCenterDelegate: Bool
  /// `.provisional` grants without a prompt (iOS 12, push.A-PERM).
  package var hasProvisionalPermission: Bool
  /// A silent push with priority 10 does not wake the app (iOS 13, push.W19-707).
  package var silentNeedsPriority5: Bool
  /// `apns-push-type` came with iOS 13 and says what is shown and who gets the push (push.A-SEND).
  package var readsPushType: Bool
  /// Interruption levels and the Scheduled Summary came with iOS 15 (push.W21-10091).
  package var readsInterruptionLevel: Bool
  /// nil: apps have no scenes.
  package var sceneEnd: SceneEnd?
  /// Bytes of the whole JSON body; with option `http2` 4096.
  package var payloadLimit: Int
  /// iOS 7.0 launches no app for its location after a force quit, 7.1 and later do; the profile
  /// follows 7.0.
  var launchesForLocationAfterForceQuit: Bool
  /// Background App Refresh, off, stops location events on iOS 7 (background.D-2).
  var refreshOffStopsLocation: Bool
  /// BGTaskScheduler came with iOS 13 (background.W19-707).
  var hasTaskScheduler: Bool
  /// BGContinuedProcessingTask came with iOS 26 (background.W25-227).
  var hasContinuedProcessing: Bool { latestVersion >= 26 }
  /// A transfer that was started in background stays discretionary when the user opens the app:
  /// from iOS 8 on it does not (background.W14-707).
  var keepsTransfersDiscretionary: Bool
  /// PushKit came with iOS 8 (background.W14-712).
  var hasPushKit: Bool
  /// An incoming call is a banner that leaves the app active (inferred). The
  /// profiles that begin with iOS 13 follow their newest version.
  var callsAreBanners: Bool
  /// Every VoIP push has to be reported to CallKit (iOS 13, background.W19-707).
  var callsMustBeReported: Bool
  /// PKVoIPPushMetadata says whether a call has to be reported.
  package var hasCallMetadata: Bool
  /// One method tells the authorization for location, without the status.
  var hasAuthorizationChange: Bool
  /// A processing task may run after a force quit (background.D-7: from iOS 18.3 on).
  var processesAfterForceQuit: Bool
  /// More than about 1000 begun tasks end the app (iOS 11, lifecycle.D2, the profile of 10 to 12
  /// too).
  var capsBackgroundTasks: Bool
  /// Visits came with iOS 8 (background.W14-706).
  var hasVisits: Bool
  /// Of more than 64 local notifications those survive that come soonest; later the 64 that were
  /// added last (measured on iOS 11.2).
  var keepsSoonestLocalRequests: Bool
  /// A Live Activity can be started by a push (iOS 17.2).
  var startsActivitiesByPush: Bool
  /// Providers speak APNs' binary interface, which answers errors only; HTTP/2 came
  /// in 2015.
  package var usesBinaryInterface: Bool
  /// Seconds of `beginBackgroundTask` in all.
  package var backgroundTaskBudget: Milliseconds

  /// iOS 15 among the versions of `ios13-scenes` (lifecycle.X9).
  var mayPrewarm: Bool { name == .ios13Scenes }

  package init(_ name: Name) {
    self.name = name
    let era = Era(name)
    wakesForContentAvailable = era >= .seven
    permissionAndTokenAreOne = era <= .seven
    lockKeepsStateInactive = era == .six
    enterBackgroundCallsWhenSwipedInFront = era == .seven ? 2 : 1
    enterBackgroundAgainWhenSwipedAtWork = era <= .seven
    styleNoneHidesList = era <= .seven
    hasNotificationCenterDelegate = era >= .twelve
    hasProvisionalPermission = era >= .twelve
    hasControlCenter = era >= .seven
    hasUniversalLinks = era >= .nine
    hasSceneClasses = era >= .thirteen
    silentNeedsPriority5 = era >= .thirteen
    readsPushType = era >= .thirteen
    readsInterruptionLevel = era >= .thirteen && name != .ios13Scenes
    switch name {
    case .ios13Scenes: sceneEnd = .entersBackground
    case .ios17Scenes, .ios26Scenes: sceneEnd = .disconnects
    case .ios6, .ios7, .ios9, .ios12, .ios13: sceneEnd = nil
    }
    payloadLimit = era <= .seven ? 256 : era == .nine ? 2048 : 4096
    launchesForLocationAfterForceQuit = era != .seven
    refreshOffStopsLocation = era == .seven
    hasTaskScheduler = era >= .thirteen
    keepsTransfersDiscretionary = era <= .seven
    hasPushKit = era >= .nine
    callsAreBanners = era >= .thirteen
    callsMustBeReported = era >= .thirteen
    hasCallMetadata = name == .ios26Scenes || name == .ios13
    hasAuthorizationChange = era >= .thirteen
    processesAfterForceQuit = name == .ios26Scenes
    capsBackgroundTasks = era >= .twelve
    hasVisits = era >= .nine
    keepsSoonestLocalRequests = era <= .nine
    startsActivitiesByPush = name == .ios17Scenes || name == .ios26Scenes || name == .ios13
    usesBinaryInterface = era <= .seven
    backgroundTaskBudget = .seconds(era == .six ? 600 : era <= .twelve ? 180 : 30)
  }

  /// The newest iOS of the set, for `#available`.
  package var latestVersion: Int {
    switch name {
    case .ios6: return 6
    case .ios7: return 7
    case .ios9: return 9
    case .ios12: return 12
    case .ios13, .ios26Scenes: return 26
    case .ios13Scenes: return 15
    case .ios17Scenes: return 18
    }
  }

  private enum Era: Int, Comparable {
    case six, seven, nine, twelve, thirteen

    init(_ name: Name) {
      switch name {
      case .ios6: self = .six
      case .ios7: self = .seven
      case .ios9: self = .nine
      case .ios12: self = .twelve
      case .ios13, .ios13Scenes, .ios17Scenes, .ios26Scenes: self = .thirteen
      }
    }

    static func < (one: Era, other: Era) -> Bool { one.rawValue < other.rawValue }
  }
}

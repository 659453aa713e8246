/// The rules of one era of iOS, as a record of parameters.
package struct Profile: Hashable, Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case ios6, ios7, ios9, ios12, ios13
    case ios13Scenes = "ios13-scenes"
    case ios17Scenes = "ios17-scenes"
    case ios26Scenes = "ios26-scenes"
  }

  /// The callbacks when the user swipes away a scene app in the foreground (lifecycle.X3).
  package enum SceneEnd: Hashable, Sendable {
    case entersBackground, disconnects
  }

  package var name: Name
  /// iOS 7 brought content-available, background fetch and background transfers (article 4.1).
  package var wakesForContentAvailable: Bool
  /// One API both asks for permission and registers for the token.
  package var permissionAndTokenAreOne: Bool
  /// `applicationState` stays inactive while the phone is locked (lifecycle.A34, iOS 5-6).
  package var lockKeepsStateInactive: Bool
  /// Number of `applicationDidEnterBackground` calls when the frontmost app is swiped away
  /// (lifecycle.O5: two on 7.x).
  package var enterBackgroundCallsWhenSwipedInFront: Int
  /// An app that works in the background gets `applicationDidEnterBackground` again before
  /// `applicationWillTerminate` (lifecycle.O4, up to iOS 7).
  package var enterBackgroundAgainWhenSwipedAtWork: Bool
  /// With style None, Notification Center does not keep a push either.
  package var styleNoneHidesList: Bool
  /// Control Center came with iOS 7.
  var hasControlCenter: Bool
  /// Universal links and `application(_:open:options:)` came with iOS 9.
  package var hasUniversalLinks: Bool
  /// UIScene and its notifications came with iOS 13, also for apps that do not adopt scenes.
  package var hasSceneClasses: Bool
  /// Categories and their buttons came with iOS 8 (notifications.1.6).
  var hasButtons: Bool
  /// UNUserNotificationCenter came with iOS 10. Its delegate handles taps and display in the
  /// foreground (push.H-UNC).
  package var hasNotificationCenterDelegate: Bool
  /// `.provisional` grants without a prompt (iOS 12, push.A-PERM).
  package var hasProvisionalPermission: Bool
  /// A silent push with priority 10 does not wake the app (iOS 13, push.W19-707).
  package var silentNeedsPriority5: Bool
  /// `apns-push-type` came with iOS 13. It determines what is shown and which code gets the push
  /// (push.A-SEND).
  package var readsPushType: Bool
  /// Interruption levels and the Scheduled Summary came with iOS 15 (push.W21-10091).
  package var readsInterruptionLevel: Bool
  /// nil if apps have no scenes.
  package var sceneEnd: SceneEnd?
  /// In bytes, for the whole JSON body. With option `http2` it is 4096.
  package var payloadLimit: Int
  /// iOS 7.0 launches no app for location events after a force quit; 7.1 and later do. The profile
  /// follows 7.0.
  var launchesForLocationAfterForceQuit: Bool
  /// On iOS 7, disabling Background App Refresh stops location events (background.D-2).
  var refreshOffStopsLocation: Bool
  /// BGTaskScheduler came with iOS 13 (background.W19-707).
  package var hasTaskScheduler: Bool
  /// BGContinuedProcessingTask came with iOS 26 (background.W25-227).
  var hasContinuedProcessing: Bool { latestVersion >= 26 }
  /// A transfer started in the background stays discretionary after the user opens the app. From
  /// iOS 8 on it does not (background.W14-707).
  var keepsTransfersDiscretionary: Bool
  /// PushKit came with iOS 8 (background.W14-712).
  var hasPushKit: Bool
  /// An incoming call is shown as a banner, and the app stays active (inferred). Profiles that begin with iOS 13 follow
  /// their newest version.
  var callsAreBanners: Bool
  /// The app must report every VoIP push to CallKit (iOS 13, background.W19-707).
  var callsMustBeReported: Bool
  /// PKVoIPPushMetadata says whether the app must report a call.
  package var hasCallMetadata: Bool
  /// One method reports the location authorization, without a status parameter.
  var hasAuthorizationChange: Bool
  /// A processing task may run after a force quit (background.D-7: from iOS 18.3 on).
  var processesAfterForceQuit: Bool
  /// More than about 1000 begun tasks end the app (from iOS 11 on, lifecycle.D2; also in the
  /// profile of 10 to 12).
  var capsBackgroundTasks: Bool
  /// Visits came with iOS 8 (background.W14-706).
  var hasVisits: Bool
  /// Of more than 64 local notifications, iOS keeps those that are due first. Later versions keep
  /// the 64 added last (measured on iOS 11.2).
  var keepsSoonestLocalRequests: Bool
  /// A Live Activity can be started by a push (iOS 17.2).
  var startsActivitiesByPush: Bool
  /// Providers use APNs' binary interface, which answers only errors. HTTP/2 came in 2015.
  package var usesBinaryInterface: Bool
  /// The total time of `beginBackgroundTask`.
  package var backgroundTaskBudget: Milliseconds

  /// A scene that connects at a launch in the background gets the call that it entered the background. Logs of iOS 13
  /// to 15 show no such call (swiftui.X1).
  var tellsBackgroundScene: Bool { name != .ios13Scenes }

  /// The profile `ios12` stands for iOS 10 to 12.
  var includesIOS10: Bool { name == .ios12 }

  /// The profile `ios13-scenes` includes iOS 15 (lifecycle.X9).
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
    hasButtons = era >= .nine
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

  /// The newest iOS version of the era, for `#available`.
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

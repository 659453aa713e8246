/// The notifications that UIKit posts beside its calls, by Foundation's names.
extension Callback {
  /// Posted before the method is called (lifecycle.A11).
  var notificationBefore: String? {
    self == .willEnterForeground ? "UIApplicationWillEnterForegroundNotification" : nil
  }

  /// Posted after the method (model choice but for scenes: swiftui.F24).
  var notificationAfter: String? {
    switch self {
    case .didFinishLaunching: return "UIApplicationDidFinishLaunchingNotification"
    case .didBecomeActive: return "UIApplicationDidBecomeActiveNotification"
    case .willResignActive: return "UIApplicationWillResignActiveNotification"
    case .didEnterBackground: return "UIApplicationDidEnterBackgroundNotification"
    case .willTerminate: return "UIApplicationWillTerminateNotification"
    case .didReceiveMemoryWarning: return "UIApplicationDidReceiveMemoryWarningNotification"
    case .protectedDataWillBecomeUnavailable:
      return "UIApplicationProtectedDataWillBecomeUnavailable"
    case .protectedDataDidBecomeAvailable: return "UIApplicationProtectedDataDidBecomeAvailable"
    case .sceneWillConnect: return "UISceneWillConnectNotification"
    case .sceneDidBecomeActive: return "UISceneDidActivateNotification"
    case .sceneWillResignActive: return "UISceneWillDeactivateNotification"
    case .sceneDidEnterBackground: return "UISceneDidEnterBackgroundNotification"
    case .sceneWillEnterForeground: return "UISceneWillEnterForegroundNotification"
    case .sceneDidDisconnect: return "UISceneDidDisconnectNotification"
    case .configurationForConnecting, .didDiscardSceneSessions, .willEnterForeground,
      .willFinishLaunching, .didReceiveRemoteNotification,
      .didReceiveRemoteNotificationFetch, .didRegisterForRemoteNotifications,
      .didFailToRegisterForRemoteNotifications, .performFetch,
      .didReceiveLocalNotification, .handleActionForRemote, .handleActionForRemoteWithInfo,
      .handleActionForLocal, .handleActionForLocalWithInfo,
      .handleEventsForBackgroundURLSession, .willPresent, .didReceiveResponse, .didEnterRegion,
      .didExitRegion, .didUpdateLocations, .didVisit, .urlSessionDownloadFinished,
      .urlSessionTaskCompleted, .urlSessionDidFinishEvents, .launchHandler,
      .didReceiveIncomingPush, .monitorEvent, .didReceiveIncomingVoIPPush,
      .didUpdatePushCredentials,
      .locationManagerDidChangeAuthorization, .didChangeAuthorization, .serviceExtensionDidReceive,
      .serviceExtensionTimeWillExpire,
      .pushSDKDidReceivePayload, .openURL, .continueActivity, .sceneOpenURL,
      .sceneContinuesActivity, .appInit, .scenePhaseChange, .viewAppears, .viewDisappears,
      .viewTask, .viewOpensURL, .viewContinuesActivity, .refreshTask, .sessionTask:
      return nil
    }
  }

  /// The application's notification of this method, before or after it.
  var notification: String? { notificationBefore ?? notificationAfter }
}

/// The notifications that UIKit posts beside its calls, by Foundation's names. With scenes those of the
/// scene come before the application's (model choice).
extension Callback {
  var notifications: [String] {
    switch self {
    case .didFinishLaunching: return ["UIApplicationDidFinishLaunchingNotification"]
    case .didBecomeActive: return ["UIApplicationDidBecomeActiveNotification"]
    case .willResignActive: return ["UIApplicationWillResignActiveNotification"]
    case .didEnterBackground: return ["UIApplicationDidEnterBackgroundNotification"]
    case .willEnterForeground: return ["UIApplicationWillEnterForegroundNotification"]
    case .willTerminate: return ["UIApplicationWillTerminateNotification"]
    case .didReceiveMemoryWarning: return ["UIApplicationDidReceiveMemoryWarningNotification"]
    case .sceneDidBecomeActive:
      return ["UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification"]
    case .sceneWillResignActive:
      return ["UISceneWillDeactivateNotification", "UIApplicationWillResignActiveNotification"]
    case .sceneDidEnterBackground:
      return [
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
      ]
    case .sceneWillEnterForeground:
      return [
        "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
      ]
    case .sceneWillConnect: return ["UISceneWillConnectNotification"]
    case .sceneDidDisconnect: return ["UISceneDidDisconnectNotification"]
    case .willFinishLaunching, .didReceiveRemoteNotification, .didReceiveRemoteNotificationFetch,
      .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications, .performFetch,
      .didReceiveLocalNotification, .handleActionForRemote, .handleActionForRemoteWithInfo,
      .handleActionForLocal, .handleActionForLocalWithInfo,
      .handleEventsForBackgroundURLSession, .willPresent, .didReceiveResponse, .didEnterRegion,
      .didExitRegion, .didUpdateLocations, .didVisit, .urlSessionDownloadFinished,
      .urlSessionTaskCompleted, .urlSessionDidFinishEvents, .launchHandler,
      .didReceiveIncomingPush, .serviceExtensionDidReceive, .serviceExtensionTimeWillExpire,
      .pushSDKDidReceivePayload:
      return []
    }
  }

  /// Before the method is called (lifecycle.A11); the others after it (model choice).
  var isNotifiedBefore: Bool {
    self == .willEnterForeground || self == .sceneWillEnterForeground
  }
}

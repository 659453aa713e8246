extension Callback {
  /// Apple's Objective-C name, as older delegates and articles spell it. Closures have none of their
  /// own.
  package var objectiveCName: String {
    switch self {
    case .willFinishLaunching: return "application:willFinishLaunchingWithOptions:"
    case .didFinishLaunching: return "application:didFinishLaunchingWithOptions:"
    case .didBecomeActive: return "applicationDidBecomeActive:"
    case .willResignActive: return "applicationWillResignActive:"
    case .didEnterBackground: return "applicationDidEnterBackground:"
    case .willEnterForeground: return "applicationWillEnterForeground:"
    case .willTerminate: return "applicationWillTerminate:"
    case .didReceiveMemoryWarning: return "applicationDidReceiveMemoryWarning:"
    case .didReceiveRemoteNotification: return "application:didReceiveRemoteNotification:"
    case .didReceiveRemoteNotificationFetch:
      return "application:didReceiveRemoteNotification:fetchCompletionHandler:"
    case .didRegisterForRemoteNotifications:
      return "application:didRegisterForRemoteNotificationsWithDeviceToken:"
    case .didFailToRegisterForRemoteNotifications:
      return "application:didFailToRegisterForRemoteNotificationsWithError:"
    case .performFetch: return "application:performFetchWithCompletionHandler:"
    case .handleEventsForBackgroundURLSession:
      return "application:handleEventsForBackgroundURLSession:completionHandler:"
    case .didReceiveLocalNotification: return "application:didReceiveLocalNotification:"
    case .handleActionForRemote:
      return "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:"
    case .handleActionForRemoteWithInfo:
      return "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
        + "completionHandler:"
    case .handleActionForLocal:
      return "application:handleActionWithIdentifier:forLocalNotification:completionHandler:"
    case .handleActionForLocalWithInfo:
      return "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:"
        + "completionHandler:"
    case .sceneWillConnect: return "scene:willConnectToSession:options:"
    case .sceneDidBecomeActive: return "sceneDidBecomeActive:"
    case .sceneWillResignActive: return "sceneWillResignActive:"
    case .sceneWillEnterForeground: return "sceneWillEnterForeground:"
    case .sceneDidEnterBackground: return "sceneDidEnterBackground:"
    case .sceneDidDisconnect: return "sceneDidDisconnect:"
    case .willPresent:
      return "userNotificationCenter:willPresentNotification:withCompletionHandler:"
    case .didReceiveResponse:
      return "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
    case .didEnterRegion: return "locationManager:didEnterRegion:"
    case .didExitRegion: return "locationManager:didExitRegion:"
    case .didUpdateLocations: return "locationManager:didUpdateLocations:"
    case .didVisit: return "locationManager:didVisit:"
    case .urlSessionDownloadFinished: return "URLSession:downloadTask:didFinishDownloadingToURL:"
    case .urlSessionTaskCompleted: return "URLSession:task:didCompleteWithError:"
    case .urlSessionDidFinishEvents: return "URLSessionDidFinishEventsForBackgroundURLSession:"
    case .launchHandler: return "launchHandler"
    case .monitorEvent: return "CLMonitor.events"
    case .didReceiveIncomingPush:
      return "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:"
    case .didReceiveIncomingVoIPPush:
      return "pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler:"
    case .didUpdatePushCredentials: return "pushRegistry:didUpdatePushCredentials:forType:"
    case .locationManagerDidChangeAuthorization:
      return "locationManagerDidChangeAuthorization:"
    case .didChangeAuthorization: return "locationManager:didChangeAuthorizationStatus:"
    case .serviceExtensionDidReceive:
      return "didReceiveNotificationRequest:withContentHandler:"
    case .serviceExtensionTimeWillExpire: return "serviceExtensionTimeWillExpire"
    case .protectedDataWillBecomeUnavailable:
      return "applicationProtectedDataWillBecomeUnavailable:"
    case .protectedDataDidBecomeAvailable: return "applicationProtectedDataDidBecomeAvailable:"
    case .configurationForConnecting:
      return "application:configurationForConnectingSceneSession:options:"
    case .didDiscardSceneSessions: return "application:didDiscardSceneSessions:"
    case .pushSDKDidReceivePayload: return "pushSDK:didReceivePayload:"
    case .openURL: return "application:openURL:options:"
    case .continueActivity: return "application:continueUserActivity:restorationHandler:"
    case .sceneOpenURL: return "scene:openURLContexts:"
    case .sceneContinuesActivity: return "scene:continueUserActivity:"
    case .appInit, .scenePhaseChange, .viewAppears, .viewDisappears, .viewTask, .viewOpensURL,
      .viewContinuesActivity, .refreshTask, .sessionTask:
      return swiftName
    }
  }
}

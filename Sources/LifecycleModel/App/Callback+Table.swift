extension Callback {
  package var row: CallbackRow {
    switch self {
    case .willFinishLaunching:
      return CallbackRow("application:willFinishLaunchingWithOptions:")
    case .didFinishLaunching:
      return CallbackRow(
        "application:didFinishLaunchingWithOptions:",
        posts: "UIApplicationDidFinishLaunchingNotification")
    case .didFinishLaunchingOld:
      return CallbackRow(
        "applicationDidFinishLaunching:", posts: "UIApplicationDidFinishLaunchingNotification")
    case .didBecomeActive:
      return CallbackRow(
        "applicationDidBecomeActive:", posts: "UIApplicationDidBecomeActiveNotification",
        called: .withoutScenes)
    case .willResignActive:
      return CallbackRow(
        "applicationWillResignActive:", posts: "UIApplicationWillResignActiveNotification",
        called: .withoutScenes)
    case .didEnterBackground:
      return CallbackRow(
        "applicationDidEnterBackground:", posts: "UIApplicationDidEnterBackgroundNotification",
        called: .withoutScenes)
    case .willEnterForeground:
      return CallbackRow(
        "applicationWillEnterForeground:",
        posts: "UIApplicationWillEnterForegroundNotification", before: true, called: .withoutScenes)
    case .willTerminate:
      return CallbackRow(
        "applicationWillTerminate:", posts: "UIApplicationWillTerminateNotification")
    case .didReceiveMemoryWarning:
      return CallbackRow(
        "applicationDidReceiveMemoryWarning:",
        posts: "UIApplicationDidReceiveMemoryWarningNotification")
    case .protectedDataWillBecomeUnavailable:
      return CallbackRow(
        "applicationProtectedDataWillBecomeUnavailable:",
        posts: "UIApplicationProtectedDataWillBecomeUnavailable")
    case .protectedDataDidBecomeAvailable:
      return CallbackRow(
        "applicationProtectedDataDidBecomeAvailable:",
        posts: "UIApplicationProtectedDataDidBecomeAvailable")
    case .configurationForConnecting:
      return CallbackRow("application:configurationForConnectingSceneSession:options:")
    case .didDiscardSceneSessions:
      return CallbackRow("application:didDiscardSceneSessions:")
    case .didReceiveRemoteNotification:
      return CallbackRow("application:didReceiveRemoteNotification:", handsOverPush: true)
    case .didReceiveRemoteNotificationFetch:
      return CallbackRow(
        "application:didReceiveRemoteNotification:fetchCompletionHandler:", called: .fromIOS7,
        handsOverPush: true, mode: .remoteNotification)
    case .didRegisterForRemoteNotifications:
      return CallbackRow("application:didRegisterForRemoteNotificationsWithDeviceToken:")
    case .didFailToRegisterForRemoteNotifications:
      return CallbackRow("application:didFailToRegisterForRemoteNotificationsWithError:")
    case .didReceiveLocalNotification:
      return CallbackRow(
        "application:didReceiveLocalNotification:", called: .untilIOS9, handsOverPush: true)
    case .handleActionForRemote:
      return CallbackRow(
        "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
        called: .untilIOS9, handsOverPush: true)
    case .handleActionForRemoteWithInfo:
      return CallbackRow(
        "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
          + "completionHandler:", called: .untilIOS9, handsOverPush: true)
    case .handleActionForLocal:
      return CallbackRow(
        "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
        called: .untilIOS9, handsOverPush: true)
    case .handleActionForLocalWithInfo:
      return CallbackRow(
        "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:"
          + "completionHandler:", called: .untilIOS9, handsOverPush: true)
    case .performFetch:
      return CallbackRow(
        "application:performFetchWithCompletionHandler:", called: .fromIOS7, mode: .fetch)
    case .handleEventsForBackgroundURLSession:
      return CallbackRow("application:handleEventsForBackgroundURLSession:completionHandler:")
    case .sceneWillConnect:
      return CallbackRow(
        "scene:willConnectToSession:options:", of: .scene, posts: "UISceneWillConnectNotification",
        called: .withScenes)
    case .sceneDidBecomeActive:
      return CallbackRow(
        "sceneDidBecomeActive:", of: .scene, posts: "UISceneDidActivateNotification",
        called: .withScenes)
    case .sceneWillResignActive:
      return CallbackRow(
        "sceneWillResignActive:", of: .scene, posts: "UISceneWillDeactivateNotification",
        called: .withScenes)
    case .sceneWillEnterForeground:
      return CallbackRow(
        "sceneWillEnterForeground:", of: .scene, posts: "UISceneWillEnterForegroundNotification",
        called: .withScenes)
    case .sceneDidEnterBackground:
      return CallbackRow(
        "sceneDidEnterBackground:", of: .scene, posts: "UISceneDidEnterBackgroundNotification",
        called: .withScenes)
    case .sceneDidDisconnect:
      return CallbackRow(
        "sceneDidDisconnect:", of: .scene, posts: "UISceneDidDisconnectNotification",
        called: .withScenes)
    case .willPresent:
      return CallbackRow(
        "userNotificationCenter:willPresentNotification:withCompletionHandler:", of: .center,
        called: .fromIOS10, handsOverPush: true)
    case .didReceiveResponse:
      return CallbackRow(
        "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:", of: .center,
        called: .fromIOS10, handsOverPush: true)
    case .didEnterRegion:
      return CallbackRow("locationManager:didEnterRegion:", of: .location)
    case .didExitRegion:
      return CallbackRow("locationManager:didExitRegion:", of: .location)
    case .didUpdateLocations:
      return CallbackRow("locationManager:didUpdateLocations:", of: .location)
    case .didVisit:
      return CallbackRow("locationManager:didVisit:", of: .location)
    case .urlSessionDownloadFinished:
      return CallbackRow("URLSession:downloadTask:didFinishDownloadingToURL:", of: .session)
    case .urlSessionTaskCompleted:
      return CallbackRow("URLSession:task:didCompleteWithError:", of: .session)
    case .urlSessionDidFinishEvents:
      return CallbackRow("URLSessionDidFinishEventsForBackgroundURLSession:", of: .session)
    case .launchHandler:
      return CallbackRow("launchHandler")
    case .didReceiveIncomingPush:
      return CallbackRow(
        "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:", of: .voip,
        mode: .voip)
    case .didReceiveIncomingPushOld:
      return CallbackRow(
        "pushRegistry:didReceiveIncomingPushWithPayload:forType:", of: .voip, mode: .voip)
    case .serviceExtensionDidReceive:
      return CallbackRow("didReceiveNotificationRequest:withContentHandler:", of: .serviceExtension)
    case .serviceExtensionTimeWillExpire:
      return CallbackRow("serviceExtensionTimeWillExpire", of: .serviceExtension)
    case .pushSDKDidReceivePayload:
      return CallbackRow("pushSDK:didReceivePayload:")
    case .monitorEvent: return CallbackRow("CLMonitor.events")
    case .locationUpdate: return CallbackRow("CLLocationUpdate.liveUpdates")
    case .didReceiveIncomingVoIPPush:
      return CallbackRow(
        "pushRegistry:didReceiveIncomingVoIPPushWithPayload:metadata:withCompletionHandler:",
        of: .voip, called: .withCallMetadata, mode: .voip)
    case .didUpdatePushCredentials:
      return CallbackRow("pushRegistry:didUpdatePushCredentials:forType:", of: .voip)
    case .locationManagerDidChangeAuthorization:
      return CallbackRow("locationManagerDidChangeAuthorization:", of: .location)
    case .didChangeAuthorization:
      return CallbackRow("locationManager:didChangeAuthorizationStatus:", of: .location)
    case .openURL: return CallbackRow("application:openURL:options:", called: .withoutScenes)
    case .openURLFromApplication:
      return CallbackRow(
        "application:openURL:sourceApplication:annotation:", called: .withoutScenes)
    case .continueActivity:
      return CallbackRow(
        "application:continueUserActivity:restorationHandler:", called: .withoutScenes)
    case .sceneOpenURL:
      return CallbackRow("scene:openURLContexts:", of: .scene, called: .withScenes)
    case .sceneContinuesActivity:
      return CallbackRow("scene:continueUserActivity:", of: .scene, called: .withScenes)
    case .appInit, .scenePhaseChange, .viewAppears, .viewDisappears, .viewTask, .viewOpensURL,
      .viewContinuesActivity, .refreshTask, .sessionTask:
      return CallbackRow(swiftName, of: .view)
    }
  }
}

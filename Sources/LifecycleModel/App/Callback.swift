/// A delegate method that iOS may call, or a closure that the app passes to iOS. The raw value is Apple's Swift name;
/// other facts are in `row`.
package enum Callback: String, CaseIterable, Hashable, Sendable {
  case willFinishLaunching = "application(_:willFinishLaunchingWithOptions:)"
  case didFinishLaunching = "application(_:didFinishLaunchingWithOptions:)"
  /// The form of iOS 2, for delegates that lack the method with options.
  case didFinishLaunchingOld = "applicationDidFinishLaunching(_:)"
  case didBecomeActive = "applicationDidBecomeActive(_:)"
  case willResignActive = "applicationWillResignActive(_:)"
  case didEnterBackground = "applicationDidEnterBackground(_:)"
  case willEnterForeground = "applicationWillEnterForeground(_:)"
  case willTerminate = "applicationWillTerminate(_:)"
  case didReceiveMemoryWarning = "applicationDidReceiveMemoryWarning(_:)"
  case protectedDataWillBecomeUnavailable = "applicationProtectedDataWillBecomeUnavailable(_:)"
  case protectedDataDidBecomeAvailable = "applicationProtectedDataDidBecomeAvailable(_:)"
  case configurationForConnecting = "application(_:configurationForConnecting:options:)"
  case didDiscardSceneSessions = "application(_:didDiscardSceneSessions:)"
  case didReceiveRemoteNotification = "application(_:didReceiveRemoteNotification:)"
  case didReceiveRemoteNotificationFetch =
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
  case didRegisterForRemoteNotifications =
    "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)"
  case didFailToRegisterForRemoteNotifications =
    "application(_:didFailToRegisterForRemoteNotificationsWithError:)"
  case didReceiveLocalNotification = "application(_:didReceive:)"
  case handleActionForRemote =
    "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)"
  case handleActionForRemoteWithInfo =
    "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:)"
  case handleActionForLocal = "application(_:handleActionWithIdentifier:for:completionHandler:)"
  case handleActionForLocalWithInfo =
    "application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:)"
  case performFetch = "application(_:performFetchWithCompletionHandler:)"
  case handleEventsForBackgroundURLSession =
    "application(_:handleEventsForBackgroundURLSession:completionHandler:)"
  case sceneWillConnect = "scene(_:willConnectTo:options:)"
  case sceneDidBecomeActive = "sceneDidBecomeActive(_:)"
  case sceneWillResignActive = "sceneWillResignActive(_:)"
  case sceneWillEnterForeground = "sceneWillEnterForeground(_:)"
  case sceneDidEnterBackground = "sceneDidEnterBackground(_:)"
  case sceneDidDisconnect = "sceneDidDisconnect(_:)"
  case willPresent = "userNotificationCenter(_:willPresent:withCompletionHandler:)"
  case didReceiveResponse = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
  case didEnterRegion = "locationManager(_:didEnterRegion:)"
  case didExitRegion = "locationManager(_:didExitRegion:)"
  case didUpdateLocations = "locationManager(_:didUpdateLocations:)"
  case didVisit = "locationManager(_:didVisit:)"
  case urlSessionDownloadFinished = "urlSession(_:downloadTask:didFinishDownloadingTo:)"
  case urlSessionTaskCompleted = "urlSession(_:task:didCompleteWithError:)"
  case urlSessionDidFinishEvents = "urlSessionDidFinishEvents(forBackgroundURLSession:)"
  case launchHandler = "launchHandler"
  /// An element of the sequence of events that the app awaits.
  case monitorEvent = "CLMonitor.events"
  case locationUpdate = "CLLocationUpdate.liveUpdates"
  case didReceiveIncomingPush =
    "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)"
  /// The form of iOS 8 to 10, without a completion handler.
  case didReceiveIncomingPushOld = "pushRegistry(_:didReceiveIncomingPushWith:for:)"
  case didReceiveIncomingVoIPPush =
    "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)"
  case didUpdatePushCredentials = "pushRegistry(_:didUpdate:for:)"
  case locationManagerDidChangeAuthorization = "locationManagerDidChangeAuthorization(_:)"
  case didChangeAuthorization = "locationManager(_:didChangeAuthorization:)"
  case serviceExtensionDidReceive = "didReceive(_:withContentHandler:)"
  case serviceExtensionTimeWillExpire = "serviceExtensionTimeWillExpire()"
  case pushSDKDidReceivePayload = "pushSDK(_:didReceivePayload:)"
  case openURL = "application(_:open:options:)"
  case openURLFromApplication = "application(_:open:sourceApplication:annotation:)"
  case continueActivity = "application(_:continue:restorationHandler:)"
  case sceneOpenURL = "scene(_:openURLContexts:)"
  case sceneContinuesActivity = "scene(_:continue:)"
  // SwiftUI: the app's initializer, and closures of view and scene modifiers.
  case appInit = "App.init()"
  case scenePhaseChange = "onChange(scenePhase)"
  case viewAppears = "onAppear()"
  case viewDisappears = "onDisappear()"
  case viewTask = "task()"
  case viewOpensURL = "onOpenURL(_:)"
  case viewContinuesActivity = "onContinueUserActivity(_:)"
  case refreshTask = "backgroundTask(appRefresh)"
  case sessionTask = "backgroundTask(urlSession)"

  /// Apple's Swift name.
  package var swiftName: String { rawValue }

  /// The form since iOS 9, which also gets the text that the user typed.
  var hasResponseInfo: Bool {
    self == .handleActionForRemoteWithInfo || self == .handleActionForLocalWithInfo
  }
}

// UIBackgroundModes: remote-notification
import UIKit
import UserNotifications

/// The flag of the article: it tells most taps, but not all.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var appIsStarting = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    if launchOptions?[.remoteNotification] != nil {
      appIsStarting = true
    }
    return true
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    appIsStarting = true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    appIsStarting = false
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if application.applicationState == .inactive && appIsStarting {
      completionHandler(.newData)  // pushlab: tap
    } else {
      completionHandler(.newData)  // pushlab: arrival
    }
  }
}

// UIBackgroundModes: remote-notification
import UIKit
import UserNotifications

/// Loads articles, unless the user has said: on Wi-Fi only.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if Settings.shared.onlyOnWiFi {
      return
    }
    completionHandler(.newData)  // pushlab: arrival
  }
}

// UIBackgroundModes: remote-notification
import UIKit
import UserNotifications

/// The flag is still set, and nobody reads it.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var appIsStarting = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
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
    completionHandler(.newData)  // pushlab: arrival
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()  // pushlab: tap
  }
}

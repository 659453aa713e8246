// UIBackgroundModes: remote-notification
import UIKit
import UserNotifications

/// Asks for provisional permission: no prompt.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().requestAuthorization(
      options: [.alert, .sound, .provisional]
    ) { granted, error in
      print(granted)
    }
    application.registerForRemoteNotifications()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}

  func applicationWillResignActive(_ application: UIApplication) {}
}

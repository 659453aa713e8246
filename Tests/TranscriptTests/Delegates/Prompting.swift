import UIKit
import UserNotifications

/// Leaves a notification with iOS that comes while the app is in front, and has no willPresent.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let content = UNMutableNotificationContent()
    content.title = "Now"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    center.add(UNNotificationRequest(identifier: "now", content: content, trigger: trigger))
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

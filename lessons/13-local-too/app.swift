// UIBackgroundModes: none
import UIKit
import UserNotifications

/// The pill reminder: a minute after the app has gone to the background, a
/// local notification.
@main
class AppDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let content = UNMutableNotificationContent()
    content.title = "Reminder"
    content.body = "Time for your pill."
    content.sound = .default
    let request = UNNotificationRequest(
      identifier: "reminder", content: content,
      trigger: UNTimeIntervalNotificationTrigger(
        timeInterval: 60, repeats: false))
    UNUserNotificationCenter.current().add(request)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .list, .sound])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    print("opened")
    completionHandler()
  }
}

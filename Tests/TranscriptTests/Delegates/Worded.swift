import UIKit
import UserNotifications

/// Its notifications take their texts from Worded.strings.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var read = ""

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let content = notification.request.content
    read = "\(content.title)/\(content.body)"
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    read =
      NSLocalizedString("NEW_POST", comment: "") + String(localized: "NOWHERE")
      + NSString.localizedUserNotificationString(forKey: "FROM", arguments: ["Ada", "Bob"])
      + Bundle.main.localizedString(forKey: "NOWHERE", value: "none", table: nil)
    completionHandler()
  }
}

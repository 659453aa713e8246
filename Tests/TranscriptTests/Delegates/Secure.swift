import UIKit
import UserNotifications

/// A button that wants the user to unlock, and an answer that takes its time.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let pay = UNNotificationAction(
      identifier: "PAY", title: "Pay", options: [.authenticationRequired])
    let later = UNNotificationAction(identifier: "LATER", title: "Later", options: [])
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "BILL", actions: [pay, later], intentIdentifiers: [], options: [])
    ])
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    guard response.actionIdentifier == "PAY" else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 20) { completionHandler() }
  }
}

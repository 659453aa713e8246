import UIKit
import UserNotifications

/// Gives the notification centre an object that nothing else owns.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = Helper()
    let quiet = UNNotificationAction(identifier: "QUIET", title: "Quiet", options: [])
    UNUserNotificationCenter.current().setNotificationCategories([
      UNNotificationCategory(
        identifier: "CHAT", actions: [quiet], intentIdentifiers: [], options: [])
    ])
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    for number in 1...65 {
      let content = UNMutableNotificationContent()
      content.body = "Number \(number)"
      UNUserNotificationCenter.current().add(
        UNNotificationRequest(
          identifier: "n\(number)", content: content,
          trigger: UNTimeIntervalNotificationTrigger(
            timeInterval: Double(60 * number), repeats: false)))
    }
    let content = UNMutableNotificationContent()
    content.body = "Home"
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(), radius: 100, identifier: "home")
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(
        identifier: "home", content: content,
        trigger: UNLocationNotificationTrigger(region: region, repeats: false)))
  }
}

class Helper: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

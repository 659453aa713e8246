// UIBackgroundModes: none
import UIKit
import UserNotifications

/// Notifications with buttons, and a local one a minute after the app has
/// gone to the background. All that the user does comes to one method: only
/// actionIdentifier tells a tap from a button and from a dismissal.
@main
class AppDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.setNotificationCategories([message])
    application.registerForRemoteNotifications()
    return true
  }

  /// For pushes with "category": "MESSAGE" in aps.
  var message: UNNotificationCategory {
    let open = UNNotificationAction(
      identifier: "OPEN", title: "Open", options: [.foreground])
    let done = UNNotificationAction(
      identifier: "DONE", title: "Done", options: [])
    let reply = UNTextInputNotificationAction(
      identifier: "REPLY", title: "Reply", options: [],
      textInputButtonTitle: "Send", textInputPlaceholder: "Text")
    return UNNotificationCategory(
      identifier: "MESSAGE", actions: [open, done, reply],
      intentIdentifiers: [], options: [.customDismissAction])
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    UNUserNotificationCenter.current()
      .removePendingNotificationRequests(withIdentifiers: ["reminder"])
  }

  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationWillEnterForeground(_ application: UIApplication) {}
  func applicationWillTerminate(_ application: UIApplication) {}
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  func applicationDidEnterBackground(_ application: UIApplication) {
    let content = UNMutableNotificationContent()
    content.title = "Reminder"
    content.body = "Something waits for you."
    content.sound = .default
    content.categoryIdentifier = "MESSAGE"
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
    completionHandler([.banner, .list, .sound])  // pushlab: arrival
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier:
      print("opened")  // pushlab: tap
    case UNNotificationDismissActionIdentifier:
      print("dismissed")
    case "REPLY":
      if let reply = response as? UNTextInputNotificationResponse {
        print("replied: \(reply.userText)")
      }
    default:
      print("button \(response.actionIdentifier)")
    }
    completionHandler()
  }
}

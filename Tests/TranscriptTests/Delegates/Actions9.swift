import UIKit

/// Buttons and local notifications in the way of iOS 8 and 9.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    let done = UIMutableUserNotificationAction()
    done.identifier = "DONE"
    done.activationMode = .background
    let reply = UIMutableUserNotificationAction()
    reply.identifier = "REPLY"
    reply.activationMode = .background
    reply.behavior = .textInput
    let show = UIMutableUserNotificationAction()
    show.identifier = "SHOW"
    show.activationMode = .foreground
    let category = UIMutableUserNotificationCategory()
    category.identifier = "MESSAGE"
    category.setActions([done, reply, show], for: .default)
    application.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .sound], categories: [category]))
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}

  func applicationDidEnterBackground(_ application: UIApplication) {
    let reminder = UILocalNotification()
    reminder.alertBody = "Tea"
    reminder.category = "MESSAGE"
    reminder.fireDate = Date(timeIntervalSinceNow: 60)
    application.scheduleLocalNotification(reminder)
  }

  func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
    print(notification.alertBody ?? "")
  }

  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo info: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    print(info[UIUserNotificationActionResponseTypedTextKey] ?? "no text")
    completionHandler()
  }

  func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

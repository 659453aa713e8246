import UIKit
import UserNotifications

/// In the style of push SDKs' guides: extensions, the token as hex, keys as constants.
class MessagingDelegate: UIResponder, UIApplicationDelegate {
  let gcmMessageIDKey = "gcm.message_id"
  var window: UIWindow?
  var token = ""
  var messageCount = 0
  var unread: Int {
    get { UserDefaults.standard.integer(forKey: "unread") }
    set { UserDefaults.standard.set(newValue, forKey: "unread") }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    UNUserNotificationCenter.current().delegate = self
    let authOptions: UNAuthorizationOptions = [.alert, .badge, .sound]
    UNUserNotificationCenter.current().requestAuthorization(options: authOptions) {
      granted, error in
      print("granted: \(granted)")
      guard granted, error == nil else { return }
      DispatchQueue.main.async { application.registerForRemoteNotifications() }
    }
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if let messageID = userInfo[gcmMessageIDKey] as? String {
      print("Message ID: \(messageID)")
    }
    handle(userInfo)
    completionHandler(UIBackgroundFetchResult.newData)
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    token = deviceToken.map { String(format: "%02.2hhx", $0) }.joined()
    let tail = deviceToken.reduce("", { $0 + String(format: "%02X", $1) }).suffix(6)
    print("APNs token retrieved: \(token.prefix(8))...\(tail)")
  }

  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {
    print("Unable to register for remote notifications: \(error.localizedDescription)")
    token.removeAll()
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    unread = 0
    UIApplication.shared.applicationIconBadgeNumber = unread
  }

  private func handle(_ userInfo: [AnyHashable: Any]) {
    messageCount += 1
    if messageCount % 3 == 0 {
      unread += 1
    }
    let kind = (userInfo["type"] as? String)?.uppercased() ?? "none"
    let text = String(format: "%@ #%03d of %d (%.1f%%)", kind, messageCount, unread, 12.34)
    print(text)
  }
}

extension MessagingDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let userInfo = notification.request.content.userInfo
    if userInfo["silent"] as? Bool == true {
      completionHandler([])
      return
    }
    handle(userInfo)
    if #available(iOS 14.0, *) {
      completionHandler([.banner, .sound])
    } else {
      completionHandler([.alert, .sound])
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    let content = response.notification.request.content
    guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return }
    unread = max(0, unread - 1)
    print("opened \(content.title.isEmpty ? content.body : content.title)")
    if let badge = content.badge { print("badge \(badge.intValue + 1)") }
  }
}

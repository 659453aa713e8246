// UIBackgroundModes: remote-notification
import UIKit
import UserNotifications

/// A delegate that passes everything on to a service, as many teams like it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  private let push = PushService()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    push.start()
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    push.handle(userInfo, isActive: application.applicationState == .active)
    completionHandler(.newData)
  }
}

final class PushService: NSObject, UNUserNotificationCenterDelegate {
  func start() {
    UNUserNotificationCenter.current().delegate = self
  }

  func handle(_ userInfo: [AnyHashable: Any], isActive: Bool) {
    let aps = userInfo["aps"] as! [String: Any]
    let text = aps["alert"] as! String
    print(isActive ? "Shows in the app: \(text)" : "Keeps: \(text)")
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()  // pushlab: tap
  }
}

// UIBackgroundModes: remote-notification
import UIKit
import UserNotifications

/// No fault that the search could find.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    note(userInfo)
    load(completionHandler)  // pushlab: arrival
  }

  private func note(_ userInfo: [AnyHashable: Any]) {
    let aps = userInfo["aps"] as? [String: Any]
    guard let text = aps?["alert"] as? String else { return }
    print("Reads out: \(text)")
  }

  private func load(
    _ completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let url = URL(string: "https://example.com/news.json")!
    URLSession.shared.dataTask(with: url) { _, _, error in
      completionHandler(error == nil ? .newData : .failed)
    }.resume()
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()  // pushlab: tap
  }
}

import NewsKit
import UIKit
import UserNotifications

/// Hands its completion handlers to a library that is not here.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var articles = "none"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    NewsKit.load(
      onFailure: { _ in self.articles = "failed" },
      onEnd: { list, error in
        guard error == nil else { return }
        self.articles = "loaded"
      })
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    NewsKit.shared.sync(userInfo) { result in
      switch result {
      case .failure: completionHandler(.failed)
      case .success(let articles): completionHandler(articles.isEmpty ? .noData : .newData)
      }
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    NewsKit.shared.present(notification, completionHandler)
  }
}

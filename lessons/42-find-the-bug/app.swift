// UIBackgroundModes: remote-notification
import UIKit
import UserNotifications

/// Loads the articles, with a safety net for slow networks.
@main
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
    // iOS ends the app after 30 s: answer before that, whatever happens.
    DispatchQueue.main.asyncAfter(deadline: .now() + 25) {
      completionHandler(.failed)
    }
    download { result in
      completionHandler(result)
    }
  }

  private func download(
    then completion: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let url = URL(string: "https://example.com/articles.json")!
    URLSession.shared.dataTask(with: url) { _, _, error in
      completion(error == nil ? .newData : .failed)
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

// UIBackgroundModes: remote-notification
import UIKit

/// Answers at once, and goes on loading by itself.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  // A session in the background may be kept here.

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let url = URL(string: "https://example.com/issue.pdf")!
    URLSession.shared.downloadTask(with: url) { _, _, _ in
      print("Keeps the issue")
    }.resume()
    completionHandler(.newData)
  }
}

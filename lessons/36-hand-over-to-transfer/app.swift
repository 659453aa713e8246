// UIBackgroundModes: remote-notification
import UIKit

/// Loads a whole issue, 60 MB, when a push announces it.
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
    let task = URLSession.shared.downloadTask(with: url) { _, _, error in
      completionHandler(error == nil ? .newData : .failed)
    }
    task.resume()
  }
}

// UIBackgroundModes: remote-notification
import UIKit

/// Begins tasks and ends none.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    _ = application.beginBackgroundTask { print("time is up") }
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    for _ in 1...1001 { _ = application.beginBackgroundTask(expirationHandler: nil) }
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    _ = application.beginBackgroundTask(expirationHandler: nil)
  }
}

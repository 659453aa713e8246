// UIBackgroundModes: remote-notification
import UIKit

/// Blocks its thread for exactly the time that iOS gives each method.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Thread.sleep(forTimeInterval: 20)
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { sleep(5) }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    sleep(30)
    completionHandler(.newData)
  }
}

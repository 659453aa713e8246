// UIBackgroundModes: remote-notification
import UIKit

/// Waits on the main thread for something that never comes.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var isReady = false

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    while !isReady {}
    completionHandler(.newData)
  }

  func applicationWillTerminate(_ application: UIApplication) {}
}

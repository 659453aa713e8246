// UIBackgroundModes: remote-notification
import UIKit

/// Calls the handler only where content-available stands in the payload.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let aps = userInfo["aps"] as? [String: Any]
    if aps?["content-available"] as? Int == 1 {
      print("fetch what is new")
      completionHandler(.newData)
    }
  }
}

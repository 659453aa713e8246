// UIBackgroundModes: remote-notification
import UIKit

/// Believes that every payload has what the first one had.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let news = userInfo["news"] as! String
    print(news)
    completionHandler(.newData)
  }

  func applicationWillTerminate(_ application: UIApplication) {}
}

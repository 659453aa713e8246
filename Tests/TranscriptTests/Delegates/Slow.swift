// UIBackgroundModes: remote-notification
import UIKit

/// Takes its time on the way out: always at its end, and once it was warned of memory in background.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var isSlow = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    isSlow = true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    if isSlow { Thread.sleep(forTimeInterval: 6) }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    Thread.sleep(forTimeInterval: 6)
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }
}

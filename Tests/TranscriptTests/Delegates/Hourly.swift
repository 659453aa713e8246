// UIBackgroundModes: fetch
import UIKit

/// Fetches once an hour at most; a memory warning stands for signing out.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.setMinimumBackgroundFetchInterval(3600)
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalNever)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.newData)
  }
}

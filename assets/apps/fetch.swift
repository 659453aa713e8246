// UIBackgroundModes: remote-notification, fetch
import UIKit

/// Background fetch: iOS wakes the app now and then, when it likes. Without
/// the interval set here it never would.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.setMinimumBackgroundFetchInterval(
      UIApplication.backgroundFetchIntervalMinimum)
    application.registerForRemoteNotifications()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}

  func applicationWillResignActive(_ application: UIApplication) {}

  func applicationDidEnterBackground(_ application: UIApplication) {}

  func applicationWillEnterForeground(_ application: UIApplication) {}

  func applicationWillTerminate(_ application: UIApplication) {}

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    download(completionHandler)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    download(completionHandler)
  }

  private func download(
    _ completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let url = URL(string: "https://example.com/news.json")!
    let task = URLSession.shared.dataTask(with: url) { data, _, error in
      if error != nil {
        completionHandler(.failed)
      } else if data?.isEmpty ?? true {
        completionHandler(.noData)
      } else {
        completionHandler(.newData)
      }
    }
    task.resume()
  }
}

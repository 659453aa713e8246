// UIBackgroundModes: remote-notification
import UIKit

/// The app of article 4: what its push SDK does in front was done by the
/// SDK itself, which takes the push from iOS and hands it to a method of
/// its own. Here the detour stands in plain sight.
@main
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
    let aps = userInfo["aps"] as? [String: Any]
    let isSilent = aps?["alert"] == nil && aps?["sound"] == nil
    if application.applicationState == .active && isSilent {
      pushSDK(application, didReceivePayload: userInfo)
      completionHandler(.noData)
    } else if application.applicationState == .background {
      download(completionHandler)  // pushlab: arrival
    } else {
      completionHandler(.noData)
    }
  }

  /// Instead of what the documentation of UIKit promises.
  func pushSDK(
    _ application: UIApplication,
    didReceivePayload payload: [AnyHashable: Any]
  ) {
    print("The SDK hands over", payload.count, "keys")
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

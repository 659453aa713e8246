// UIBackgroundModes: remote-notification, fetch
import UIKit

/// The delegate of article 1. Inactive means a tap, or a push that arrived
/// under the app switcher; applicationWillEnterForeground comes only before
/// the tap. The flag remembers that it came.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var appIsStarting = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    // The push itself is handed over below: only note that it is here.
    if launchOptions?[.remoteNotification] != nil {
      appIsStarting = true
    }
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
    appIsStarting = false
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    appIsStarting = false
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    appIsStarting = true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    appIsStarting = false
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let state = application.applicationState
    if state == .background || (state == .inactive && !appIsStarting) {
      // It arrived. iOS hands over no push without `aps`: otherwise the
      // handler would never be called here.
      if userInfo["aps"] != nil {
        download(completionHandler)  // pushlab: arrival
      }
    } else if state == .inactive && appIsStarting {
      // The user tapped it: show what it speaks of.
      completionHandler(.newData)  // pushlab: tap
    } else {
      completionHandler(.noData)
    }
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

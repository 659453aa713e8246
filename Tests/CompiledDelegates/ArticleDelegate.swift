import UIKit
import UserNotifications

/// Distinguishes arrival and tap by flags and the application's state.
class ArticleDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {

  var window: UIWindow?
  var appIsStarting: Bool = false
  var taps = 0
  var arrivals = 0
  var lastText: String?
  var history: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    appIsStarting = true
    application.registerForRemoteNotifications()
    if let options = launchOptions, let info = options[.remoteNotification] as? [AnyHashable: Any] {
      print("launched by a push with \(info.count) keys")
      history.append("launch")
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    appIsStarting = false
    application.applicationIconBadgeNumber = 0
  }

  func applicationWillResignActive(_ application: UIApplication) { appIsStarting = false }

  func applicationDidEnterBackground(_ application: UIApplication) {
    if history.count > 5 { history.removeFirst(history.count - 5) }
    print("kept", history.count, "of the history")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    appIsStarting = true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let state = application.applicationState
    guard let aps = userInfo["aps"] as? [String: Any] else {
      completionHandler(.failed)
      return
    }
    if let text = aps["alert"] as? String {
      lastText = text
    } else if let alert = aps["alert"] as? [String: Any], let body = alert["body"] as? String {
      lastText = body
    }
    if state == .background || (state == .inactive && !appIsStarting) {
      arrivals += 1
      history.append("arrival \(arrivals)")
      if aps["content-available"] as? Int == 1 {
        completionHandler(.newData)
      } else {
        completionHandler(.noData)
      }
    } else if state == .inactive && appIsStarting {
      taps += 1
      history.append("tap " + (lastText ?? "without text"))
      completionHandler(.newData)
    } else {
      let badge = aps["badge"] as? Int ?? -1
      switch badge {
      case ..<0: print("no badge")
      case 0: application.applicationIconBadgeNumber = 0
      case 1...3: application.applicationIconBadgeNumber = badge
      default: application.applicationIconBadgeNumber += 1
      }
      completionHandler(.noData)
    }
  }
}

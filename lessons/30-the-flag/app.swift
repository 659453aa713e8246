// UIBackgroundModes: remote-notification, fetch
import UIKit

/// Takes every push that comes while the app is inactive for a tap.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var appIsStarting = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    if launchOptions?[.remoteNotification] != nil {
      appIsStarting = true
    }
    return true
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
  }

  func applicationWillResignActive(_ application: UIApplication) {
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    switch application.applicationState {
    case .background:
      completionHandler(.newData)  // pushlab: arrival
    case .inactive:
      completionHandler(.newData)  // pushlab: tap
    case .active:
      completionHandler(.noData)
    @unknown default:
      completionHandler(.noData)
    }
  }
}

// UIBackgroundModes: remote-notification, fetch
import UIKit

/// Every push has arrived.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  /// A tap is bringing the app to the front.
  var appIsStarting = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    // Leave the two marks behind //: they tell PushLab what you take
    // the push for.
    switch application.applicationState {
    case .background:
      completionHandler(.newData)  // pushlab: arrival
    case .inactive:
      completionHandler(.newData)  // pushlab: arrival
    default:
      completionHandler(.noData)
    }
  }
}

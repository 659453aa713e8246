// UIBackgroundModes: remote-notification, fetch
import UIKit

/// The flag knows the way back, not the way in.
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
    // Leave the two marks behind //: they tell PushLab what you take
    // the push for.
    let state = application.applicationState
    if state == .inactive && appIsStarting {
      completionHandler(.newData)  // pushlab: tap
    } else if state == .active {
      completionHandler(.noData)
    } else {
      completionHandler(.newData)  // pushlab: arrival
    }
  }
}

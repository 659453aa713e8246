// UIBackgroundModes: remote-notification
import UIKit

/// A delegate in the style of 2015: whoever was launched by a push has been tapped.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var pendingDeepLink: String?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    if launchOptions?[.remoteNotification] != nil {
      pendingDeepLink = "article"
      return openPendingLink()
    }
    return true
  }

  private func openPendingLink() -> Bool {
    pendingDeepLink = nil  // pushlab: tap
    return true
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.newData)
  }
}

// UIBackgroundModes: remote-notification, fetch
import UIKit

/// The first idea that everybody has: applicationState alone tells whether
/// the user tapped the notification or the push has only just arrived.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }

  /// Called for an arrival *and* for a tap, with the same arguments.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    switch application.applicationState {
    case .background:
      // Nobody is looking: the push arrived, fetch what it speaks of.
      download(completionHandler)  // pushlab: arrival
    case .inactive:
      // On the way to the front: surely because of a tap. Is it?
      completionHandler(.newData)  // pushlab: tap
    case .active:
      completionHandler(.noData)
    @unknown default:
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

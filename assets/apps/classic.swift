// UIBackgroundModes: remote-notification, fetch
import CoreLocation
import UIKit

/// The calls that an app of the iOS 7 to 9 years could get. It downloads in
/// each push and each fetch, whatever the state, and never asks who tapped.
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
    // No permission is needed for this: a silent push shows nothing.
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

  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
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

/// Called only while something is monitored; this app monitors nothing.
extension AppDelegate: CLLocationManagerDelegate {
  func locationManager(
    _ manager: CLLocationManager, didEnterRegion region: CLRegion
  ) {}

  func locationManager(
    _ manager: CLLocationManager, didExitRegion region: CLRegion
  ) {}

  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  func locationManager(
    _ manager: CLLocationManager, didVisit visit: CLVisit
  ) {}
}

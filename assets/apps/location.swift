// UIBackgroundModes: none
import CoreLocation
import UIKit

/// Location events launch the app, whatever ended it. It needs no
/// background mode for that, only the permission "Always".
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  let locationManager = CLLocationManager()

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
    // At each launch: the event that caused it waits for a delegate.
    locationManager.delegate = self
    locationManager.requestAlwaysAuthorization()
    let center = CLLocationCoordinate2D(latitude: 31.23, longitude: 121.47)
    let home = CLCircularRegion(
      center: center, radius: 200, identifier: "home")
    locationManager.startMonitoring(for: home)
    locationManager.startMonitoringSignificantLocationChanges()
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

extension AppDelegate: CLLocationManagerDelegate {
  func locationManager(
    _ manager: CLLocationManager, didEnterRegion region: CLRegion
  ) {
    print("Entered", region.identifier)
  }

  func locationManager(
    _ manager: CLLocationManager, didExitRegion region: CLRegion
  ) {
    print("Left", region.identifier)
  }

  func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}

  func locationManager(
    _ manager: CLLocationManager, didVisit visit: CLVisit
  ) {}
}

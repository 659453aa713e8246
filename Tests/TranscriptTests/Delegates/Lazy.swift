// UIBackgroundModes: none
import CoreLocation
import UIKit

/// Makes its location manager only when the user comes: too late for a launch by a region.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
  let manager = CLLocationManager()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    manager.delegate = self
    let center = CLLocationCoordinate2D(latitude: 31.23, longitude: 121.47)
    manager.startMonitoring(
      for: CLCircularRegion(center: center, radius: 200, identifier: "home"))
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
}

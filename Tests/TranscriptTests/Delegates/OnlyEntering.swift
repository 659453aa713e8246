import CoreLocation
import UIKit

/// Wants to know of entering its region and not of leaving it.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
  let manager = CLLocationManager()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    manager.delegate = self
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 200, identifier: "home")
    region.notifyOnExit = false
    manager.startMonitoring(for: region)
    return true
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

// UIBackgroundModes: none
import CoreLocation
import UIKit

/// Makes its location manager only when it is in front.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
  var manager: CLLocationManager?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    let manager = CLLocationManager()
    manager.delegate = self
    manager.startMonitoringSignificantLocationChanges()
    self.manager = manager
  }

  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
}

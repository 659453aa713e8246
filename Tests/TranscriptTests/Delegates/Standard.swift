// UIBackgroundModes: location
import CoreLocation
import UIKit

/// Standard location updates, in background too.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
  let manager = CLLocationManager()

  func applicationDidBecomeActive(_ application: UIApplication) {
    manager.delegate = self
    manager.allowsBackgroundLocationUpdates = true
    manager.startUpdatingLocation()
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    manager.stopUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    print(locations.count)
  }
}

// UIBackgroundModes: none
import CoreLocation
import UIKit

/// Monitors one region more than iOS allows, and downloads without asking for time.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
  let manager = CLLocationManager()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    manager.delegate = self
    let center = CLLocationCoordinate2D(latitude: 31.23, longitude: 121.47)
    for number in 1...21 {
      let shop = CLCircularRegion(center: center, radius: 200, identifier: "shop-\(number)")
      manager.startMonitoring(for: shop)
    }
    manager.startMonitoringVisits()
    return true
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    let url = URL(string: "https://example.com/offers.json")!
    let task = URLSession.shared.dataTask(with: url) { data, _, error in
      print("downloaded")
    }
    task.resume()
  }

  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}

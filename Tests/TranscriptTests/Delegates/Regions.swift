// UIBackgroundModes: none
import CoreLocation
import UIKit

/// Monitors one region too many, and downloads when it enters one.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
  let manager = CLLocationManager()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    manager.delegate = self
    manager.startMonitoringVisits()
    for number in 1...21 {
      let center = CLLocationCoordinate2D(latitude: 31, longitude: 121)
      let region = CLCircularRegion(center: center, radius: 200, identifier: "r\(number)")
      manager.startMonitoring(for: region)
    }
    return true
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    let url = URL(string: "https://example.com/news.json")!
    URLSession.shared.dataTask(with: url) { _, _, _ in print("downloaded") }.resume()
  }

  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}

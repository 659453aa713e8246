// UIBackgroundModes: none
import CoreLocation
import UIKit

/// Asks for time before it downloads at the region's edge.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  var task = UIBackgroundTaskIdentifier.invalid

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    manager.delegate = self
    let center = CLLocationCoordinate2D(latitude: 31.23, longitude: 121.47)
    manager.startMonitoring(
      for: CLCircularRegion(center: center, radius: 200, identifier: "home"))
    return true
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    task = UIApplication.shared.beginBackgroundTask { self.finish() }
    let url = URL(string: "https://example.com/offers.json")!
    URLSession.shared.dataTask(with: url) { _, _, _ in self.finish() }.resume()
  }

  private func finish() {
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}

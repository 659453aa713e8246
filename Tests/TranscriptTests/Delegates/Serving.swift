import CoreLocation
import UIKit

/// Monitors a region under a CLServiceSession, which it makes only when the app becomes active; with
/// `remakes` also at each launch.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  var session: CLServiceSession?
  var remakes: Bool { UserDefaults.standard.bool(forKey: "remakes") }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    manager.delegate = self
    manager.startMonitoring(for: region)
    if remakes { session = CLServiceSession(authorization: .always) }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if session == nil { session = CLServiceSession(authorization: .always) }
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    UserDefaults.standard.set(true, forKey: "remakes")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    if UserDefaults.standard.bool(forKey: "ends") { session?.invalidate() }
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    UserDefaults.standard.set(true, forKey: "ends")
  }

  private var region: CLCircularRegion {
    CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 200, identifier: "home")
  }
}

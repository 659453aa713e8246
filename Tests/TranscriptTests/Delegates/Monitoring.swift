import CoreLocation
import UIKit

/// Awaits the events of a CLMonitor.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var last = ""

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Task {
      let monitor = await CLMonitor("places")
      let center = CLLocationCoordinate2D(latitude: 48.1, longitude: 11.6)
      await monitor.add(
        CLMonitor.CircularGeographicCondition(center: center, radius: 200), identifier: "home")
      for try await event in await monitor.events {
        last = event.identifier + (event.state == .satisfied ? " in" : " out")
      }
    }
    return true
  }
}

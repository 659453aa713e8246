import CoreLocation
import UIKit

/// Awaits liveUpdates under a CLBackgroundActivitySession.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var session: CLBackgroundActivitySession?
  var updates = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if launchOptions?[.location] != nil { follow() }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if session == nil { follow() }
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    session?.invalidate()
  }

  private func follow() {
    session = CLBackgroundActivitySession()
    Task {
      for try await update in CLLocationUpdate.liveUpdates() where update.location != nil {
        updates += 1
      }
    }
  }
}

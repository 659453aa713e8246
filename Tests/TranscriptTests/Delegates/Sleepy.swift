// UIBackgroundModes: none
import UIKit

/// Its launch takes too long.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    sleep(25)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}
}

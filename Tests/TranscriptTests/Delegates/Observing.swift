import UIKit

// UIBackgroundModes: remote-notification

/// Hears of its lifecycle by methods and by notifications.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var heard = ""

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    NotificationCenter.default.addObserver(
      self, selector: #selector(left), name: UIApplication.didEnterBackgroundNotification,
      object: nil)
    NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
    ) { _ in
      self.heard += "N"
    }
    return true
  }

  @objc func left() { heard += "L" }

  func applicationDidEnterBackground(_ application: UIApplication) { heard += "B" }

  func applicationWillEnterForeground(_ application: UIApplication) { heard += "M" }
}

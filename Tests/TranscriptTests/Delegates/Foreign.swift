import UIKit
import UserNotifications

/// The notification centre's delegate is an object of a library that is not here.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = PushLibrary.shared
    return true
  }
}

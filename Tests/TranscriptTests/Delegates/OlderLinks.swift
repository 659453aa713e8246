import UIKit

/// Takes URLs as apps did before iOS 9.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var opened = ""

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    opened = url.absoluteString
    return sourceApplication == nil
  }
}

import UIKit

/// Sends a last request and sleeps until it should be done.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var isSent = false
  var wasSent: Bool?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    wasSent = UserDefaults.standard.object(forKey: "sent") as? Bool
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
    session.dataTask(with: URL(string: "https://example.com/bye")!) { _, _, _ in
      self.isSent = true
    }.resume()
    Thread.sleep(forTimeInterval: 4)
    UserDefaults.standard.set(isSent, forKey: "sent")
  }
}

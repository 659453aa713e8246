import UIKit

/// Begins a second background task when its time is nearly over.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var first = UIBackgroundTaskIdentifier.invalid
  var expired = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    first = begin()
    DispatchQueue.main.asyncAfter(deadline: .now() + 26) {
      application.endBackgroundTask(self.first)
      _ = self.begin()
    }
  }

  private func begin() -> UIBackgroundTaskIdentifier {
    let application = UIApplication.shared
    var task = UIBackgroundTaskIdentifier.invalid
    task = application.beginBackgroundTask {
      self.expired += 1
      application.endBackgroundTask(task)
    }
    return task
  }
}

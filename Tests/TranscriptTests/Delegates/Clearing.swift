// UIBackgroundModes: fetch, processing
import BackgroundTasks
import UIKit

/// A refresh whose own work ends too late and completes its task once more, beside cleaning.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
      task.expirationHandler = { task.setTaskCompleted(success: false) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 40) { task.setTaskCompleted(success: true) }
    }
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "clean", using: nil) { task in
      task.expirationHandler = { task.setTaskCompleted(success: false) }
    }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
    try? BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "clean"))
  }
}

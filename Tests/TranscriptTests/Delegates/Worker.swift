// UIBackgroundModes: fetch, processing
import BackgroundTasks
import UIKit

/// A refresh that is never completed, and cleaning that stops when it is told to.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
      task.expirationHandler = { print("not done") }
    }
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "clean", using: nil) { task in
      task.expirationHandler = { task.setTaskCompleted(success: false) }
    }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let refresh = BGAppRefreshTaskRequest(identifier: "refresh")
    refresh.earliestBeginDate = Date(timeIntervalSinceNow: 900)
    submit(refresh)
    let clean = BGProcessingTaskRequest(identifier: "clean")
    clean.requiresExternalPower = true
    clean.requiresNetworkConnectivity = true
    submit(clean)
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "clean", using: nil) { _ in }
  }

  private func submit(_ request: BGTaskRequest) {
    do {
      try BGTaskScheduler.shared.submit(request)
    } catch {
      print("not submitted")
    }
  }
}

import BackgroundTasks
import UIKit

/// Starts a continued processing task when it becomes active; registers its handler only then.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  let identifier = "com.example.pushlab.export"
  var isExporting = false

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard !isExporting else { return }
    isExporting = true
    BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: nil) { task in
      task.expirationHandler = { task.setTaskCompleted(success: false) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
        task.setTaskCompleted(success: true)
      }
    }
    let request = BGContinuedProcessingTaskRequest(
      identifier: identifier, title: "Export", subtitle: "A minute")
    do {
      try BGTaskScheduler.shared.submit(request)
    } catch {
      print(error)
    }
  }

  func applicationDidEnterBackground(_ application: UIApplication) {}
}

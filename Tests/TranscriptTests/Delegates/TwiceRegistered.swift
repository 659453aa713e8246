// UIBackgroundModes: fetch
import BackgroundTasks
import SwiftUI

@main
struct TwiceApp: App {
  init() {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
      task.setTaskCompleted(success: true)
    }
  }

  var body: some Scene {
    WindowGroup { Text("x") }
      .backgroundTask(.appRefresh("refresh")) {}
  }
}

// UIBackgroundModes: fetch, processing
import BackgroundTasks
import SwiftUI

/// A closure for the refresh task that never ends by itself, and a request that is submitted at the
/// second way into background alone.
@main
struct DutiesApp: App {
  @Environment(\.scenePhase) private var phase
  private let duties = Duties()

  var body: some Scene {
    WindowGroup { Text("x") }
      .onChange(of: phase) { _, new in
        if new == .background { duties.leave() }
      }
      .backgroundTask(.appRefresh("com.example.duties")) {
        await duties.work()
      }
  }
}

@MainActor
final class Duties {
  static var works = 0
  static var isCancelled = false
  static var isOver = false
  var left = 0

  func leave() {
    left += 1
    if left == 1 { return }
    let request = BGAppRefreshTaskRequest(identifier: "com.example.duties")
    try? BGTaskScheduler.shared.submit(request)
  }

  func work() async {
    Duties.works += 1
    await withTaskCancellationHandler {
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(5)) }
    } onCancel: {
      Task { @MainActor in Duties.isCancelled = true }
    }
    Duties.isOver = true
  }
}

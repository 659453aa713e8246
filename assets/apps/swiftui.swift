// UIBackgroundModes: remote-notification, fetch
import BackgroundTasks
import SwiftUI
import UIKit
import UserNotifications

/// A SwiftUI app of today. Pushes need a delegate: the adaptor makes one.
/// The scene tells its phases where UIKit would call a scene delegate.
@main
struct NewsApp: App {
  static let refreshTask = "com.example.pushlab.refresh"

  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      ContentView()
    }
    .onChange(of: scenePhase) { _, phase in
      switch phase {
      case .active: break
      case .inactive: break
      case .background: scheduleRefresh()
      @unknown default: break
      }
    }
    .backgroundTask(.appRefresh(NewsApp.refreshTask)) {
      // Each task runs once: ask for the next one first.
      await scheduleRefresh()
      await News.download()
    }
  }

  private func scheduleRefresh() {
    let request = BGAppRefreshTaskRequest(identifier: NewsApp.refreshTask)
    try? BGTaskScheduler.shared.submit(request)
  }
}

struct ContentView: View {
  var body: some View {
    Text("News")
  }
}

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Before the launch is over: in onAppear it is too late for a tap.
    UNUserNotificationCenter.current().delegate = self
    application.registerForRemoteNotifications()
    return true
  }

  /// Never because of a tap: that is what didReceive below is for.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Task {
      let isNew = await News.download()
      completionHandler(isNew ? .newData : .failed)
    }  // pushlab: arrival
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  /// In front nothing is shown unless this method asks for it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound, .badge])
  }

  /// The user tapped the notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()  // pushlab: tap
  }
}

enum News {
  /// False where nothing could be downloaded.
  @discardableResult
  static func download() async -> Bool {
    let url = URL(string: "https://example.com/news.json")!
    let answer = try? await URLSession.shared.data(from: url)
    return answer != nil
  }
}

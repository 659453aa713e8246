// UIBackgroundModes: remote-notification
import SwiftUI
import UIKit

/// Asks for links by onContinueUserActivity, which iOS does not call for them, and shows a new view
/// when a push changes its state.
@main
struct ActivitiesApp: App {
  @UIApplicationDelegateAdaptor(ActivitiesDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      ActivitiesView()
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in delegate.activities += 1 }
        .onOpenURL { _ in delegate.links += 1 }
    }
  }
}

struct ActivitiesView: View {
  @EnvironmentObject private var delegate: ActivitiesDelegate

  var body: some View {
    if delegate.hasNews {
      Text("news").onAppear { delegate.shown += 1 }
    } else {
      Text("none")
    }
  }
}

class ActivitiesDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var hasNews = false
  var activities = 0
  var links = 0
  var shown = 0

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    hasNews = true
    return .newData
  }
}

// UIBackgroundModes: remote-notification
import SwiftUI
import UIKit
import UserNotifications

/// Asks for a token and sets a delegate of the notification centre in `init`, and has no adaptor.
@main
struct NoAdaptorApp: App {
  private let centre = TapCentre()

  init() {
    UNUserNotificationCenter.current().delegate = centre
  }

  var body: some Scene {
    WindowGroup {
      Text("x").task { UIApplication.shared.registerForRemoteNotifications() }
    }
  }
}

class TapCentre: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

class NobodysDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
}

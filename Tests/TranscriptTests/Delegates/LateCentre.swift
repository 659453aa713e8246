import SwiftUI
import UserNotifications

@main
struct LateApp: App {
  @StateObject private var centre = Centre()

  var body: some Scene {
    WindowGroup {
      Text("x").onAppear { UNUserNotificationCenter.current().delegate = centre }
    }
  }
}

class Centre: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    print("tap")  // pushlab: tap
  }
}

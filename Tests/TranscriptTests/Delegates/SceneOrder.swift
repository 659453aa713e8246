import SwiftUI
import UIKit
import UserNotifications

/// Writes down in one list what the adaptor's delegate, an own scene delegate, the views and the
/// observers of UIKit's notifications are told, with the states that they see.
@main
struct OrderApp: App {
  @UIApplicationDelegateAdaptor(OrderDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      OrderView()
        .onReceive(
          NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
        ) { _ in Track.add("view:active") }
    }
    .onChange(of: phase) { Track.add("phase:\(phase)") }
  }
}

enum Track {
  static var steps = ""
  /// The phase that the view's body has read last.
  static var seen = ""
  /// What the scene's delegate found at its last disconnection, in an earlier process.
  static var last = ""

  static func add(_ step: String) {
    let state = UIApplication.shared.applicationState
    let letter = state == .active ? "A" : state == .inactive ? "I" : "B"
    steps += (steps.isEmpty ? "" : " ") + step + "." + letter
  }
}

struct OrderView: View {
  @EnvironmentObject private var scene: OrderSceneDelegate
  @Environment(\.scenePhase) private var phase

  var body: some View {
    if Track.steps.isEmpty { Track.add("body") }
    Track.seen = "\(phase)"
    return Text(scene.name).onAppear { Track.add("appears:\(scene.name)") }
  }
}

class OrderDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    Track.last = UserDefaults.standard.string(forKey: "disconnected") ?? "never"
    observe(UIApplication.didBecomeActiveNotification, "app:active")
    observe(UIApplication.willResignActiveNotification, "app:resign")
    observe(UIApplication.didEnterBackgroundNotification, "app:background")
    observe(UIApplication.willEnterForegroundNotification, "app:foreground")
    observe(UIScene.didActivateNotification, "scene:active")
    observe(UIScene.willEnterForegroundNotification, "scene:foreground")
    return true
  }

  private func observe(_ name: Notification.Name, _ word: String) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      Track.add(word)
    }
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = OrderSceneDelegate.self
    return configuration
  }
}

extension OrderDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    Track.add("tap")
    completionHandler()
  }
}

class OrderSceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  var name = "own"

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let held = connectionOptions.notificationResponse != nil
    Track.add("connect:\(scene.activationState == .unattached):\(held)")
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    Track.add("foreground:\(scene.activationState == .unattached)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) { Track.add("active") }

  func sceneWillResignActive(_ scene: UIScene) { Track.add("resign") }

  func sceneDidEnterBackground(_ scene: UIScene) { Track.add("background") }

  func sceneDidDisconnect(_ scene: UIScene) {
    let isUnattached = scene.activationState == .unattached
    let connected = UIApplication.shared.connectedScenes.count
    UserDefaults.standard.set("\(isUnattached) \(connected)", forKey: "disconnected")
  }
}

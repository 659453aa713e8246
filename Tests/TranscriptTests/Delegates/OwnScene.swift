import SwiftUI
import UIKit
import UserNotifications

@main
struct NotesApp: App {
  @UIApplicationDelegateAdaptor private var delegate: NotesDelegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      Text("Notes")
        .onAppear { print("appears") }
        .onDisappear { print("never") }
    }
    .onChange(of: scenePhase) { phase in print(phase) }
  }
}

class NotesDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = NotesSceneDelegate.self
    return configuration
  }
}

class NotesSceneDelegate: NSObject, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if connectionOptions.notificationResponse != nil { print("response") }
  }

  func sceneWillEnterForeground(_ scene: UIScene) {}

  func sceneDidBecomeActive(_ scene: UIScene) {}

  func sceneWillResignActive(_ scene: UIScene) {}

  func sceneDidEnterBackground(_ scene: UIScene) {}

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

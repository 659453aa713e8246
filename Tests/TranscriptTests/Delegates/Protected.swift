// UIBackgroundModes: remote-notification
import UIKit

/// Reads protected files, and is told of its scene sessions.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }

  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    print("closing", application.isProtectedDataAvailable)
  }

  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    print("open", application.isProtectedDataAvailable)
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: session.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
  ) {
    print("discarded", sessions.count)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(application.isProtectedDataAvailable ? .newData : .failed)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidDisconnect(_ scene: UIScene) {}
}

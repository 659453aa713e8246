import UIKit

/// Adopts scenes and has no delegate of the notification centre. Prints the scene's state.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { tell("connect", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { tell("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { tell("resign", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { tell("foreground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { tell("background", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { tell("disconnect", scene) }

  func tell(_ method: String, _ scene: UIScene) {
    print(method, scene.activationState, UIApplication.shared.connectedScenes.count)
  }
}

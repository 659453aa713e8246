import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  func sceneDidBecomeActive(_ scene: UIScene) {}

  func sceneDidEnterBackground(_ scene: UIScene) {}
}

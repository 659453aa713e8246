import UIKit

/// Adopts no scenes and observes UIKit's notifications of scenes, which come all the same.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var steps = ""
  var scenes = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observe(UIScene.didActivateNotification, "scene:active")
    observe(UIScene.willDeactivateNotification, "scene:resign")
    observe(UIScene.didEnterBackgroundNotification, "scene:background")
    observe(UIScene.willEnterForegroundNotification, "scene:foreground")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    add("active")
    scenes = application.connectedScenes.count
  }

  func applicationDidEnterBackground(_ application: UIApplication) { add("background") }

  private func observe(_ name: Notification.Name, _ word: String) {
    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      self.add(word)
    }
  }

  private func add(_ word: String) { steps += (steps.isEmpty ? "" : " ") + word }
}

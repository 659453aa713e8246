// UIBackgroundModes: fetch
import BackgroundTasks
import UIKit

/// Asks again, and never says that it is done.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  static let refresh = "com.example.pushlab.refresh"

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    BGTaskScheduler.shared.register(
      forTaskWithIdentifier: AppDelegate.refresh, using: nil
    ) { task in
      self.load(task as! BGAppRefreshTask)
    }
    return true
  }

  func ask() {
    let request = BGAppRefreshTaskRequest(identifier: AppDelegate.refresh)
    try? BGTaskScheduler.shared.submit(request)
  }

  private func load(_ task: BGAppRefreshTask) {
    ask()
    let url = URL(string: "https://example.com/weather.json")!
    URLSession.shared.dataTask(with: url) { _, _, error in
      print(error == nil ? "loaded" : "failed")
    }.resume()
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func sceneDidEnterBackground(_ scene: UIScene) {
    let delegate = UIApplication.shared.delegate as? AppDelegate
    delegate?.ask()
  }
}

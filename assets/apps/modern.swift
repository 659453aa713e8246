// UIBackgroundModes: remote-notification, fetch
import BackgroundTasks
import UIKit
import UserNotifications

/// An app of today: scenes, and the notification centre, which tells a tap
/// from an arrival by the method that it calls. No flag is needed.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  static let refreshTask = "com.example.pushlab.refresh"

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Before the launch is over, or the tap that caused it is lost.
    UNUserNotificationCenter.current().delegate = self
    BGTaskScheduler.shared.register(
      forTaskWithIdentifier: AppDelegate.refreshTask, using: nil
    ) { task in
      self.refresh(task as! BGAppRefreshTask)
    }
    application.registerForRemoteNotifications()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}

  func applicationWillResignActive(_ application: UIApplication) {}

  func applicationDidEnterBackground(_ application: UIApplication) {
    scheduleRefresh()
  }

  func applicationWillEnterForeground(_ application: UIApplication) {}

  func applicationWillTerminate(_ application: UIApplication) {}

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Never because of a tap: that is what didReceive below is for.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    download(completionHandler)  // pushlab: arrival
  }

  func scheduleRefresh() {
    let request = BGAppRefreshTaskRequest(
      identifier: AppDelegate.refreshTask)
    try? BGTaskScheduler.shared.submit(request)
  }

  private func refresh(_ task: BGAppRefreshTask) {
    // Each task runs once: ask for the next one first.
    scheduleRefresh()
    download { result in
      task.setTaskCompleted(success: result != .failed)
    }
  }

  private func download(
    _ completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let url = URL(string: "https://example.com/news.json")!
    let task = URLSession.shared.dataTask(with: url) { data, _, error in
      if error != nil {
        completionHandler(.failed)
      } else if data?.isEmpty ?? true {
        completionHandler(.noData)
      } else {
        completionHandler(.newData)
      }
    }
    task.resume()
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  /// In front nothing is shown unless this method asks for it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound, .badge])
  }

  /// The user tapped the notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()  // pushlab: tap
  }
}

/// With scenes these come instead of the application delegate's methods.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  func sceneDidBecomeActive(_ scene: UIScene) {}

  func sceneWillResignActive(_ scene: UIScene) {}

  func sceneWillEnterForeground(_ scene: UIScene) {}

  func sceneDidEnterBackground(_ scene: UIScene) {
    let delegate = UIApplication.shared.delegate as? AppDelegate
    delegate?.scheduleRefresh()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
}

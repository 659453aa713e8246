import BackgroundTasks
import UIKit
import UserNotifications
import os.log

protocol PushRouting: AnyObject {
  func route(_ info: [AnyHashable: Any]) -> Bool
}

extension PushRouting {
  func routeTwice(_ info: [AnyHashable: Any]) -> Bool { route(info) && route(info) }
}

enum PushError: Error {
  case noAps
  case unknownKind(String)
}

enum Kind {
  case news(id: Int)
  case chat(String)
  case other
}

final class PushManager: NSObject {
  static let shared = PushManager()
  private let logger = Logger(subsystem: "com.example.pushlab", category: "push")
  weak var router: PushRouting?
  private var seen: Set<String> = []
  private(set) var handled = 0 {
    didSet { logger.info("handled \(self.handled, privacy: .public)") }
  }

  private override init() {
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  func kind(of info: [AnyHashable: Any]) throws -> Kind {
    guard info["aps"] != nil else { throw PushError.noAps }
    switch info["kind"] as? String {
    case "news"?: return .news(id: info["id"] as? Int ?? 0)
    case .some(let other): throw PushError.unknownKind(other)
    case nil: return .other
    }
  }

  func handle(_ info: [AnyHashable: Any], then done: @escaping (UIBackgroundFetchResult) -> Void) {
    defer { handled += 1 }
    do {
      switch try kind(of: info) {
      case .news(let id) where id > 0: fetch(id) { done($0 ? .newData : .noData) }
      case .news, .chat: done(.noData)
      case .other: done(.newData)
      }
    } catch PushError.unknownKind(let kind) {
      os_log("unknown %{public}@", type: .error, kind)
      done(.failed)
    } catch {
      done(.failed)
    }
  }

  private func fetch(_ id: Int, then done: @escaping (Bool) -> Void) {
    let task = URLSession.shared.dataTask(with: URL(string: "https://example.com/\(id)")!) {
      [weak self] data, _, error in
      guard let self = self, error == nil, let data = data else {
        done(false)
        return
      }
      DispatchQueue.main.async {
        self.seen.insert("\(id)")
        done(!data.isEmpty)
      }
    }
    task.resume()
  }
}

extension PushManager: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler(.banner)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    _ = router?.routeTwice(response.notification.request.content.userInfo)
  }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  private var opened: [String: Int] = [:]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    PushManager.shared.router = self
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.refresh", using: nil) {
      self.refresh(task: $0 as! BGAppRefreshTask)
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(_:)), name: .pushArrived, object: nil)
    UserDefaults.standard.register(defaults: ["launches": 0])
    let launches = UserDefaults.standard.integer(forKey: "launches")
    UserDefaults.standard.set(launches + 1, forKey: "launches")
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    NotificationCenter.default.post(name: .pushArrived, object: nil, userInfo: userInfo)
    PushManager.shared.handle(userInfo, then: completionHandler)
  }

  @objc private func changed(_ notification: Notification) {
    opened["arrivals", default: 0] += 1
  }

  private func refresh(task: BGAppRefreshTask) {
    schedule()
    task.expirationHandler = { task.setTaskCompleted(success: false) }
    task.setTaskCompleted(success: true)
  }

  func schedule() {
    let request = BGAppRefreshTaskRequest(identifier: "com.example.refresh")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
    do {
      try BGTaskScheduler.shared.submit(request)
    } catch {
      print("Could not schedule: \(error)")
    }
  }
}

extension AppDelegate: PushRouting {
  func route(_ info: [AnyHashable: Any]) -> Bool {
    guard let aps = info["aps"] as? [String: Any] else { return false }
    opened[aps["category"] as? String ?? "none", default: 0] += 1
    return true
  }
}

extension Notification.Name {
  static let pushArrived = Notification.Name("pushArrived")
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var task: UIBackgroundTaskIdentifier = .invalid

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIHostingController(rootView: ContentView())
    window?.makeKeyAndVisible()
    if let response = connectionOptions.notificationResponse {
      print(response.notification.request.identifier)
    }
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    (UIApplication.shared.delegate as? AppDelegate)?.schedule()
    task = UIApplication.shared.beginBackgroundTask(withName: "save") { [weak self] in
      guard let self else { return }
      UIApplication.shared.endBackgroundTask(self.task)
      self.task = .invalid
    }
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .seconds(1)) {
      UIApplication.shared.endBackgroundTask(self.task)
      self.task = .invalid
    }
  }
}

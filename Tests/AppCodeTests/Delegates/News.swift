import Swinject
import UIKit
import UserNotifications
import os.log

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let container = Container()
  private(set) var appCoordinator: AppCoordinator!
  private let services: [ApplicationService] = [
    LoggerService(), PushService.shared, ThemeService(),
  ]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    registerDependencies()
    appCoordinator = AppCoordinator(container: container)
    for service in services {
      service.application?(application, didFinishLaunchingWithOptions: launchOptions)
    }
    os_log("launched %{public}@", log: .default, type: .info, "\(services.count)")
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    PushService.shared.handle(userInfo: userInfo, completion: completionHandler)
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    for service in services {
      service.application?(
        application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  private func registerDependencies() {
    container.register(ArticleStore.self) { _ in ArticleStore() }.inObjectScope(.container)
    container.register(APIClient.self) { resolver in
      APIClient(store: resolver.resolve(ArticleStore.self)!)
    }
  }
}

@objc protocol ApplicationService: UIApplicationDelegate {}

final class LoggerService: NSObject, ApplicationService {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    print("logger ready")
    return true
  }
}

final class ThemeService: NSObject, ApplicationService {}

enum PushRoute: String, Codable {
  case article, section, sync
}

struct PushPayload: Decodable {
  let route: PushRoute
  let id: String?
  let priority: Int

  enum CodingKeys: String, CodingKey {
    case route = "type"
    case id = "article_id"
    case priority
  }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    route = try container.decode(PushRoute.self, forKey: .route)
    id = try container.decodeIfPresent(String.self, forKey: .id)
    priority = try container.decodeIfPresent(Int.self, forKey: .priority) ?? 0
  }

  static func parse(_ userInfo: [AnyHashable: Any]) -> PushPayload? {
    guard let data = try? JSONSerialization.data(withJSONObject: userInfo) else { return nil }
    return try? JSONDecoder().decode(PushPayload.self, from: data)
  }
}

final class PushService: NSObject, ApplicationService {
  static let shared = PushService()
  weak var router: Routing?
  private var pendingPayload: PushPayload?
  private let queue = DispatchQueue(label: "push", qos: .utility)
  private(set) var deviceToken: String? {
    didSet { if deviceToken != oldValue { upload() } }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound, .badge]) {
      [weak self] granted, error in
      guard granted else {
        self?.log("denied \(String(describing: error))")
        return
      }
      DispatchQueue.main.async { application.registerForRemoteNotifications() }
    }
    if let remote = launchOptions?[.remoteNotification] as? [AnyHashable: Any] {
      pendingPayload = PushPayload.parse(remote)
    }
    return true
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) {
    deviceToken = token.reduce("") { $0 + String(format: "%02x", $1) }
  }

  func handle(userInfo: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void)
  {
    guard let payload = PushPayload.parse(userInfo) else {
      completion(.noData)
      return
    }
    switch payload.route {
    case .sync:
      queue.async {
        ArticleStore.current.refresh { result in
          switch result {
          case .success(let count): completion(count > 0 ? .newData : .noData)
          case .failure: completion(.failed)
          }
        }
      }
    case .article where payload.id != nil, .section:
      prefetch(payload.id ?? "front") { completion($0 ? .newData : .failed) }
    default:
      completion(.noData)
    }
  }

  private func prefetch(_ id: String, then done: @escaping (Bool) -> Void) {
    guard let url = URL(string: "https://example.com/articles/\(id)") else { return done(false) }
    let task = URLSession.shared.dataTask(with: url) { data, response, error in
      guard error == nil, let http = response as? HTTPURLResponse,
        (200..<300).contains(http.statusCode)
      else {
        done(false)
        return
      }
      done(data?.isEmpty == false)
    }
    task.resume()
  }

  private func upload() {
    APIClient.shared.post("/devices", body: ["token": deviceToken ?? ""]) { _ in }
  }
  private func log(_ message: @autoclosure () -> String) {
    #if DEBUG
      print("[push]", message())
    #endif
  }

  func consumePending() {
    pendingPayload.map { router?.open($0) }
    pendingPayload = nil
  }
}

extension PushService: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    if #available(iOS 14, *) {
      completionHandler([.banner, .list, .sound])
    } else {
      completionHandler(.alert)
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    let content = response.notification.request.content
    guard response.actionIdentifier == UNNotificationDefaultActionIdentifier,
      let payload = PushPayload.parse(content.userInfo)
    else { return }
    if let router { router.open(payload) } else { pendingPayload = payload }
  }
}

protocol Routing: AnyObject { func open(_ payload: PushPayload) }

final class AppCoordinator: Routing {
  private let container: Container
  private var opened: [String] = []
  init(container: Container) {
    self.container = container
    PushService.shared.router = self
  }
  func start(in window: UIWindow) {
    let root = UINavigationController(
      rootViewController: FrontPageViewController(client: container.resolve(APIClient.self)!))
    window.rootViewController = root
    window.makeKeyAndVisible()
    PushService.shared.consumePending()
  }
  func open(_ payload: PushPayload) {
    opened.append(payload.id ?? payload.route.rawValue)
    print("open", opened.joined(separator: ","))
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    (UIApplication.shared.delegate as? AppDelegate)?.appCoordinator.start(in: window)
    if let response = connectionOptions.notificationResponse {
      print("cold tap", response.actionIdentifier)
    }
    if let context = connectionOptions.urlContexts.first { print(context.url) }
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    UIApplication.shared.applicationIconBadgeNumber = 0
  }
  func sceneWillEnterForeground(_ scene: UIScene) { ArticleStore.current.refresh { _ in } }
  func sceneDidEnterBackground(_ scene: UIScene) { APIClient.shared.flush() }
}

import UIKit
import UserNotifications

/// Singletons behind protocols, found in a container by their type.
protocol LogService { func write(_ text: String) }
protocol BadgeService {
  var current: Int { get }
  func apply(_ change: (inout Int) -> Void)
}

final class ConsoleLog: LogService {
  static let shared = ConsoleLog()
  private var lines = 0
  private init() {}
  func write(_ text: String) {
    lines += 1
    print("[\(lines)] \(text)")
  }
}

final class AppBadge: BadgeService {
  static let shared = AppBadge()
  private(set) var current = 0
  func apply(_ change: (inout Int) -> Void) {
    change(&current)
    current = min(max(current, 0), 9)
    UIApplication.shared.applicationIconBadgeNumber = current
  }
}

final class ServiceContainer {
  static let shared = ServiceContainer()
  private var factories: [String: () -> Any] = [:]
  private var made: [String: Any] = [:]

  func register<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
    factories[String(describing: type)] = make
  }

  func resolve<Service>(_ type: Service.Type) -> Service? {
    let key = String(describing: type)
    if let found = made[key] as? Service { return found }
    let new = factories[key]?() as? Service
    made[key] = new
    return new
  }
}

final class ServicesDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var missing = 0
  var opened: [String] = []

  override init() {
    super.init()
    let container = ServiceContainer.shared
    container.register(LogService.self) { ConsoleLog.shared }
    container.register(BadgeService.self) { AppBadge.shared }
  }

  private var log: LogService? { ServiceContainer.shared.resolve(LogService.self) }
  private var badge: BadgeService? { ServiceContainer.shared.resolve(BadgeService.self) }

  func applicationDidBecomeActive(_ application: UIApplication) {
    badge?.apply { $0 = 0 }
    if ServiceContainer.shared.resolve(Int.self) == nil { missing += 1 }
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let aps = userInfo["aps"] as? [String: Any] ?? [:]
    let number = aps["badge"] as? Int
    if let number { badge?.apply { $0 += number } }
    log?.write(number.map { "badge by \($0)" } ?? "no badge")
    completionHandler(number == nil ? .noData : .newData)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    var options: UNNotificationPresentationOptions = []
    if !notification.request.content.title.isEmpty { options.insert(.banner) }
    if notification.request.content.badge != nil { options.formUnion([.badge, .sound]) }
    completionHandler(options)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let info = response.notification.request.content.userInfo
    opened = Array((opened + [info["type"] as? String ?? "?"]).suffix(3))
    log?.write(opened.joined(separator: ","))
    completionHandler()
  }
}

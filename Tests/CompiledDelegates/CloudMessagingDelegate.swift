import UIKit
import UserNotifications

/// In the style of a messaging SDK: tokens, topics, message ids that count once.
final class CloudMessaging {
  enum Priority: String, CaseIterable { case normal, high }

  struct Message: Equatable, Hashable {
    let id: String
    let topic: String
    var priority: Priority = .normal
  }

  static let shared = CloudMessaging()
  var apnsToken: Data? { didSet { if oldValue != apnsToken { refresh() } } }
  var tokenHandler: ((String?) -> Void)?
  private(set) var topics: Set<String> = []
  private var seen: [String] = []

  private func refresh() {
    guard let apnsToken else { return }
    let text = apnsToken.prefix(4).map { String(format: "%02X", $0) }.joined(separator: ":")
    tokenHandler?("fcm-" + text)
  }

  @discardableResult
  func subscribe(to topic: String) -> Bool { topics.insert(topic).inserted }

  func message(from info: [AnyHashable: Any]) -> Message? {
    guard let id = info["gcm.message_id"] as? String, !seen.contains(id) else { return nil }
    seen.append(id)
    if seen.count > 2 { seen.removeFirst() }
    let score = info["score"] as? Double ?? 0
    return Message(
      id: id, topic: info["type"] as? String ?? "all", priority: score > 2 ? .high : .normal)
  }
}

final class CloudMessagingDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  private let messaging = CloudMessaging.shared
  var token: String?
  var received: [String: Int] = [:]
  var last: CloudMessaging.Message?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    messaging.tokenHandler = { [weak self] token in
      self?.token = token
      print("token", token ?? "none")
    }
    if launchOptions?[.remoteNotification] != nil { print("by push") }
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    messaging.apnsToken = deviceToken
    for topic in ["news", "all"] where messaging.subscribe(to: topic) { print("topic", topic) }
  }

  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    messaging.apnsToken = nil
    print((error as NSError).code, token == nil)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let message = messaging.message(from: userInfo) else { return completionHandler(.noData) }
    received[message.topic, default: 0] += 1
    print(message.priority.rawValue, message == last, received.values.reduce(0, +))
    last = message
    completionHandler(message.priority == .high ? .newData : .noData)
  }
}

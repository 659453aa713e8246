import UIKit
import UserNotifications

/// The `async` forms.
final class ModernDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  struct Message {
    var title: String
    var priority: Int
  }

  enum Failure: Error { case noTitle }

  private var inbox: [Message] = []
  private(set) var failures = 0

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    do {
      let message = try await parse(userInfo)
      inbox.append(message)
      let urgent = inbox.filter { $0.priority > 5 }.map(\.title)
      print("urgent: \(urgent.suffix(2))")
      return urgent.isEmpty ? .noData : .newData
    } catch {
      failures += 1
      return .failed
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    let message = try? await parse(notification.request.content.userInfo)
    guard let message else { return [] }
    return message.priority > 5 ? [.banner, .list, .sound] : .banner
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let text = await summary(of: response.notification.request.content.userInfo)
    print(text)
    if inbox.count > 8 { inbox.removeSubrange(0..<4) }
  }

  private func parse(_ info: [AnyHashable: Any]) async throws -> Message {
    let aps = info["aps"] as? [AnyHashable: Any]
    let alert = aps?["alert"]
    let title: String? =
      if let text = alert as? String { text } else {
        (alert as? [String: Any])?["title"] as? String
      }
    guard let title, !title.isEmpty else { throw Failure.noTitle }
    let priority = (info["score"] as? Double).map { Int($0 * 2) } ?? info["id"] as? Int ?? 0
    return Message(title: title, priority: priority)
  }

  private func summary(of info: [AnyHashable: Any]) async -> String {
    let nested = info["nested"] as? [String: Any] ?? [:]
    let depth = (nested["deep"] as? [String: Any])?["level"] as? Int
    return """
      depth \(depth ?? 0), flag \(nested["flag"] as? Bool ?? false)
      inbox \(inbox.count)
      """
  }
}

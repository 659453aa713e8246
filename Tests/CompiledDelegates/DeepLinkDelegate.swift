import UIKit
import UserNotifications

/// Links are built from payloads, taken apart again and matched against patterns.
struct LinkPattern {
  enum Part: Equatable {
    case literal(String)
    case parameter(String)
  }

  let parts: [Part]
  let handler: ([String: String]) -> String

  init(_ text: String, _ handler: @escaping ([String: String]) -> String) {
    parts = text.split(separator: "/").map { part in
      part.hasPrefix(":") ? .parameter(String(part.dropFirst())) : .literal(String(part))
    }
    self.handler = handler
  }

  func match(_ path: [String]) -> [String: String]? {
    guard path.count == parts.count else { return nil }
    var values: [String: String] = [:]
    for (part, text) in zip(parts, path) {
      switch part {
      case .literal(let wanted): guard wanted == text else { return nil }
      case .parameter(let name): values[name] = text
      }
    }
    return values
  }
}

final class DeepLinkDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  private lazy var patterns: [LinkPattern] = [
    LinkPattern("chat/:thread") { "chat with \($0["thread"] ?? "?")" },
    LinkPattern("news/:id/comments") { "comments of \($0["id", default: "0"])" },
    LinkPattern("settings") { _ in "settings" },
  ]
  var history: [String] = []
  var misses = 0

  private func link(_ info: [AnyHashable: Any]) -> URL? {
    guard let type = info["type"] as? String, !type.isEmpty else { return nil }
    var components = URLComponents()
    components.scheme = "app"
    components.host = "open"
    switch type {
    case "chat": components.path = "/chat/" + (info["thread"] as? String == "T1" ? "T1" : "all")
    case "news": components.path = "/news/\(info["id"] as? Int ?? 0)/comments"
    default: components.path = "/" + type
    }
    if let count = info["count"] as? Int {
      components.queryItems = [URLQueryItem(name: "count", value: String(count))]
    }
    return components.url
  }

  @discardableResult
  private func open(_ url: URL) -> Bool {
    let path = url.pathComponents.filter { $0 != "/" }
    for pattern in patterns {
      guard let values = pattern.match(path) else { continue }
      history.append(pattern.handler(values))
      if history.count > 3 { history.removeFirst() }
      print(history[history.count - 1], url.query ?? "no query")
      return true
    }
    misses += 1
    print("no pattern for", url.absoluteString)
    return false
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let url = link(userInfo) else {
      completionHandler(.failed)
      return
    }
    completionHandler(open(url) ? .newData : .noData)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    link(response.notification.request.content.userInfo).map { _ = open($0) }
    completionHandler()
  }
}

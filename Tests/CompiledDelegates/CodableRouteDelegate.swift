import UIKit
import UserNotifications

/// A router whose routes are decoded from the payload.
struct RoutePayload: Codable, Equatable {
  struct Nested: Codable, Equatable {
    struct Deep: Codable, Equatable { var level: Int }
    var flag: Bool
    var deep: Deep?
  }
  var type: String
  var count: Int?
  var score: Double?
  var nested: Nested?
  var thread: String?
}

enum CodableRoute: Equatable {
  case chat(thread: String)
  case news(Int)
  case settings(level: Int, isOn: Bool)
  case unknown(String)

  init(_ payload: RoutePayload) {
    switch payload.type {
    case "chat": self = .chat(thread: payload.thread ?? "main")
    case "news": self = .news(payload.count ?? 0)
    case "settings":
      self = .settings(level: payload.nested?.deep?.level ?? 0, isOn: payload.nested?.flag ?? false)
    default: self = .unknown(payload.type)
    }
  }

  var path: String {
    switch self {
    case .chat(let thread): "/chat/" + thread
    case .news(let count): "/news?count=\(count)"
    case .settings(let level, let isOn): "/settings/\(level)" + (isOn ? "#on" : "")
    case .unknown(let name): "/" + name
    }
  }
}

final class CodableRouteDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  var current: CodableRoute?
  var failures: [String] = []
  private let encoder = JSONEncoder()

  private func decode(_ info: [AnyHashable: Any]) -> Result<RoutePayload, any Error> {
    Result {
      let plain = info.reduce(into: [String: Any]()) { table, entry in
        if let key = entry.key as? String { table[key] = entry.value }
      }
      let data = try JSONSerialization.data(withJSONObject: plain)
      return try JSONDecoder().decode(RoutePayload.self, from: data)
    }
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    switch decode(userInfo).map(CodableRoute.init) {
    case .success(let route) where route == current: completionHandler(.noData)
    case .success(let route):
      current = route
      print(route.path)
      completionHandler(.newData)
    case .failure(DecodingError.keyNotFound(let key, _)):
      failures.append("missing " + key.stringValue)
      completionHandler(.failed)
    case .failure(DecodingError.typeMismatch(_, let context)):
      failures.append("type " + context.codingPath.map(\.stringValue).joined(separator: "."))
      completionHandler(.failed)
    case .failure:
      failures.append("other")
      completionHandler(.failed)
    }
    if failures.count > 3 { failures.removeFirst() }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let payload = try? decode(response.notification.request.content.userInfo).get()
    if let payload, let again = try? encoder.encode(payload),
      let same = try? JSONDecoder().decode(RoutePayload.self, from: again)
    {
      print(same == payload, CodableRoute(same).path)
    } else {
      print("no payload", failures.last ?? "-")
    }
    completionHandler()
  }
}

import UIKit
import UserNotifications

/// A chain of handlers behind one protocol, with default methods and a type-erased last one.
protocol PushHandling {
  var priority: Int { get }
  func canHandle(_ push: ParsedPush) -> Bool
  func handle(_ push: ParsedPush) -> HandledPush
}

extension PushHandling {
  var priority: Int { 0 }
  func canHandle(_ push: ParsedPush) -> Bool { true }
}

struct ParsedPush {
  var kind: String
  var title: String?
  var isSilent: Bool

  init?(_ info: [AnyHashable: Any]) {
    guard let aps = info["aps"] as? [String: Any] else { return nil }
    kind = (info["type"] as? String).flatMap { $0.isEmpty ? nil : $0 } ?? "none"
    switch aps["alert"] {
    case let text as String: title = text
    case let table as [String: Any]: title = table["title"] as? String ?? table["body"] as? String
    default: title = nil
    }
    isSilent = (aps["content-available"] as? Int ?? 0) == 1 && title == nil
  }
}

enum HandledPush: Equatable {
  case shown(String)
  case ignored(reason: String)
}

struct SilentHandler: PushHandling {
  let priority = 10
  func canHandle(_ push: ParsedPush) -> Bool { push.isSilent }
  func handle(_ push: ParsedPush) -> HandledPush { .ignored(reason: "silent " + push.kind) }
}

struct KindHandler: PushHandling {
  let kinds: Set<String>
  var priority: Int { kinds.count }
  func canHandle(_ push: ParsedPush) -> Bool { kinds.contains(push.kind) }
  func handle(_ push: ParsedPush) -> HandledPush {
    guard let title = push.title, !title.isEmpty else { return .ignored(reason: "no title") }
    return .shown(title)
  }
}

struct AnyHandler: PushHandling {
  private let body: (ParsedPush) -> HandledPush
  init<Handler: PushHandling>(_ handler: Handler) { body = handler.handle }
  init(_ body: @escaping (ParsedPush) -> HandledPush) { self.body = body }
  func handle(_ push: ParsedPush) -> HandledPush { body(push) }
}

final class HandlerChainDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  private let handlers: [any PushHandling] = [
    AnyHandler { .ignored(reason: "last \($0.kind)") }, KindHandler(kinds: ["chat", "news"]),
    AnyHandler(KindHandler(kinds: [])), SilentHandler(), KindHandler(kinds: ["promo"]),
  ].sorted { $0.priority > $1.priority }
  var results: [HandledPush] = []

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let push = ParsedPush(userInfo),
      let handler = handlers.first(where: { $0.canHandle(push) })
    else { return completionHandler(.failed) }
    let result = handler.handle(push)
    if results.last != result { results.append(result) }
    if results.count > 4 { results = Array(results.dropFirst(2)) }
    switch result {
    case .shown(let title): print("shown", title, type(of: handler))
    case .ignored(let reason): print("ignored:", reason)
    }
    completionHandler(result == .shown("Hi") ? .newData : .noData)
  }
}

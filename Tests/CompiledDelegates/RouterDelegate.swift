import UIKit
import UserNotifications

enum DeepLink: Equatable {
  case chat(id: String, unread: Int)
  case article(Int)
  case promo(code: String?)
  case settings

  init?(userInfo: [AnyHashable: Any]) {
    guard let type = userInfo["type"] as? String else { return nil }
    switch type {
    case "chat":
      guard let id = userInfo["thread"] as? String else { return nil }
      self = .chat(id: id, unread: userInfo["count"] as? Int ?? 0)
    case "news":
      if let number = userInfo["id"] as? Int {
        self = .article(number)
      } else if let text = userInfo["id"] as? String, let number = Int(text) {
        self = .article(number)
      } else {
        return nil
      }
    case "promo": self = .promo(code: userInfo["code"] as? String)
    case "settings": self = .settings
    default: return nil
    }
  }

  var path: String {
    switch self {
    case .chat(let id, _): return "/chat/\(id)"
    case .article(let id) where id > 50: return "/archive/\(id)"
    case .article(let id): return "/news/\(id)"
    case .promo(code: nil): return "/promo"
    case .promo(let code?): return "/promo/" + code.lowercased()
    case .settings: return "/settings"
    }
  }
}

struct Visit {
  let path: String
  var count = 1
}

class RouterDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  private var pending: DeepLink?
  private var visits: [Visit] = []
  private(set) var isReady = false {
    didSet {
      if isReady != oldValue { print("ready: \(oldValue) -> \(isReady)") }
      if isReady { openPending() }
    }
  }
  var chats = 0
  var route = "" {
    willSet { if newValue == route { print("again \(newValue)") } }
  }

  func applicationDidBecomeActive(_ application: UIApplication) { isReady = true }

  func applicationWillResignActive(_ application: UIApplication) { isReady = false }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let link = DeepLink(userInfo: userInfo) else {
      print("no link in \(userInfo.keys.count) keys")
      return completionHandler(.noData)
    }
    if case .chat(_, let unread) = link, unread > 2 {
      application.applicationIconBadgeNumber = unread
    }
    open(link)
    completionHandler(link == .settings ? .noData : .newData)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if let link = DeepLink(userInfo: response.notification.request.content.userInfo) {
      open(link)
    }
    completionHandler()
  }

  private func open(_ link: DeepLink) {
    guard isReady else {
      pending = link
      return
    }
    route = link.path
    note(link.path)
    switch link {
    case .chat: chats += 1
    case .article(let id) where id.isMultiple(of: 2): print("even article \(id)")
    case .article, .promo, .settings: break
    }
  }

  private func note(_ path: String) {
    if let index = visits.firstIndex(where: { $0.path == path }) {
      visits[index].count += 1
    } else {
      visits.append(Visit(path: path))
    }
    let best = visits.max { $0.count < $1.count }
    print("best \(best?.path ?? "-") \(best?.count ?? 0)")
    if visits.count > 6 { visits.removeAll { $0.count < 2 } }
  }

  private func openPending() {
    guard let link = pending else { return }
    pending = nil
    open(link)
  }
}

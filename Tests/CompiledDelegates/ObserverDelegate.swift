import UIKit
import UserNotifications

protocol Handler: AnyObject {
  var name: String { get }
  func handle(_ info: [AnyHashable: Any]) -> Bool
}

extension Handler {
  func report(_ info: [AnyHashable: Any]) -> String {
    "\(name) \(handle(info) ? "did" : "did not")"
  }
}

class BaseHandler: Handler {
  let name: String
  fileprivate var handled = 0

  init(name: String) { self.name = name }

  func handle(_ info: [AnyHashable: Any]) -> Bool {
    handled += 1
    return false
  }
}

final class TypeHandler: BaseHandler {
  static var made = 0
  private let types: [String]

  init(_ types: String...) {
    self.types = types
    super.init(name: types.joined(separator: "+"))
    TypeHandler.made += 1
  }

  override func handle(_ info: [AnyHashable: Any]) -> Bool {
    guard let type = info["type"] as? String, types.contains(type) else {
      return super.handle(info)
    }
    handled += 2
    return handled % 3 == 0
  }
}

extension Notification.Name {
  static let pushArrived = Notification.Name("pushArrived")
}

/// Objects, inheritance, stored closures, notifications between parts of the app.
class ObserverDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  private let handlers: [BaseHandler] = [
    TypeHandler("chat", "news"), TypeHandler("promo"), BaseHandler(name: "rest"),
  ]
  private var onChange: ((Int) -> Void)?
  private var counter = 0 { didSet { onChange?(counter - oldValue) } }
  private var makeStep: () -> Int = { 1 }
  var seen: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    var steps = 0
    makeStep = {
      steps += 1
      return steps % 4
    }
    onChange = { [unowned self] change in
      if change > 2 { print("jump \(change) to \(self.counter)") }
    }
    _ = NotificationCenter.default.addObserver(forName: .pushArrived, object: nil, queue: nil) {
      note in
      let count = note.userInfo?["count"] as? Int ?? -1
      self.seen.append("seen \(count)")
      if self.seen.count > 3 { self.seen.removeFirst() }
    }
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    counter += makeStep()
    let reports = handlers.map { $0.report(userInfo) }
    print(reports.joined(separator: "; "))
    let hasWorked = handlers.contains { $0.handled > 5 && $0.handle(userInfo) }
    NotificationCenter.default.post(
      name: .pushArrived, object: nil, userInfo: ["count": counter])
    completionHandler(hasWorked ? .newData : .noData)
  }

  func applicationWillResignActive(_ application: UIApplication) {
    let total = handlers.reduce(into: 0) { sum, handler in sum += handler.handled }
    let special = handlers.compactMap { $0 as? TypeHandler }
    print("total \(total), special \(special.count), first \(handlers[0] === special[0])")
  }
}

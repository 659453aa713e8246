import UIKit
import UserNotifications

/// Coordinators own each other, view models are observed through closures.
protocol Screen: AnyObject {
  var title: String { get }
  func appear()
}

protocol CoordinatorParent: AnyObject {
  func childDidFinish(_ name: String)
}

final class ScreenModel {
  private(set) var count = 0 {
    didSet { onChange?(oldValue, count) }
  }
  var onChange: ((Int, Int) -> Void)?

  func receive(_ step: Int) { if step != 0 { count += step } }
}

class BaseScreen: Screen {
  let model = ScreenModel()
  var title: String { "base" }
  func appear() { print("appear \(title) \(model.count)") }
}

final class ChatScreen: BaseScreen {
  let thread: String
  init(thread: String) {
    self.thread = thread
    super.init()
    model.onChange = { [weak self] old, new in print("\(self?.title ?? "gone"): \(old) -> \(new)") }
  }
  override var title: String { "chat \(thread)" }
  override func appear() {
    super.appear()
    model.receive(1)
  }
}

final class FlowCoordinator {
  weak var parent: CoordinatorParent?
  private var screens: [Screen] = []
  var depth: Int { screens.count }

  func show(_ screen: Screen) {
    if let last = screens.last, last.title == screen.title { return last.appear() }
    screens.append(screen)
    screen.appear()
    if screens.count > 3 { finish() }
  }

  func finish() {
    let names = screens.map(\.title).joined(separator: " > ")
    screens.removeAll()
    parent?.childDidFinish(names)
  }
}

final class CoordinatorDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate,
  CoordinatorParent
{
  private lazy var flow: FlowCoordinator = {
    let flow = FlowCoordinator()
    flow.parent = self
    return flow
  }()
  var finished: [String] = []

  func childDidFinish(_ name: String) {
    finished.append(name)
    if finished.count > 4 { finished.removeFirst(finished.count - 4) }
    print("finished", finished.count)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard let thread = userInfo["thread"] as? String else {
      completionHandler(.noData)
      return
    }
    let before = flow.depth
    flow.show(userInfo["type"] as? String == "chat" ? ChatScreen(thread: thread) : BaseScreen())
    completionHandler(flow.depth > before ? .newData : .noData)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    if flow.depth > 1 { flow.finish() }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    defer { completionHandler() }
    let content = response.notification.request.content
    switch (content.title, content.body) {
    case ("", ""): print("empty")
    case (let title, "") where !title.isEmpty: print("title", title)
    case ("", let body): flow.show(ChatScreen(thread: body))
    case (let title, let body): print(title + "/" + body)
    }
  }
}

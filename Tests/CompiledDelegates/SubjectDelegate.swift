import UIKit
import UserNotifications

/// Streams of values without Combine: subjects, operators, tokens that end a subscription.
final class Subject<Output> {
  private var observers: [(id: Int, body: (Output) -> Void)] = []
  private var next = 0

  func sink(_ body: @escaping (Output) -> Void) -> () -> Void {
    next += 1
    let id = next
    observers.append((id, body))
    return { [weak self] in self?.observers.removeAll { $0.id == id } }
  }

  func send(_ value: Output) { for observer in observers { observer.body(value) } }

  func map<Other>(_ change: @escaping (Output) -> Other) -> Subject<Other> {
    let other = Subject<Other>()
    _ = sink { other.send(change($0)) }
    return other
  }

  func filter(_ isIncluded: @escaping (Output) -> Bool) -> Subject<Output> {
    let other = Subject<Output>()
    _ = sink { if isIncluded($0) { other.send($0) } }
    return other
  }
}

final class SubjectDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  private let pushes = Subject<[AnyHashable: Any]>()
  private var cancel: (() -> Void)?
  var ids: [Int] = []
  var states: [String] = []

  func applicationDidBecomeActive(_ application: UIApplication) {
    cancel?()
    cancel =
      pushes
      .map { $0["id"] as? Int }
      .filter { $0 != nil }
      .map { ($0 ?? 0) % 10 }
      .sink { [weak self] id in
        self?.ids.append(id)
        print("id \(id)")
      }
    states = ["active"]
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    cancel?()
    cancel = nil
    states += ["background", "\(ids.count)"]
    ids = ids.suffix(2).reversed()
    print(states.joined(separator: "/"), ids)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let before = ids.count
    pushes.send(userInfo)
    completionHandler(ids.count > before ? .newData : .noData)
  }
}

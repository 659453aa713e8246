import UIKit
import UserNotifications

/// A wrapper around analytics: events with properties, sinks, batches.
protocol AnalyticsSink: AnyObject {
  var name: String { get }
  func send(_ batch: [AnalyticsEvent])
}

struct AnalyticsEvent: CustomStringConvertible {
  enum Name: String {
    case pushReceived = "push_received"
    case opened, state
  }
  let name: Name
  var properties: [String: String] = [:]

  subscript(key: String) -> String? {
    get { properties[key] }
    set { properties[key] = newValue }
  }

  var description: String {
    let list = properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([name.rawValue] + list).joined(separator: " ")
  }
}

extension AnalyticsSink {
  func send(_ event: AnalyticsEvent) { send([event]) }
}

final class PrintSink: AnalyticsSink {
  let name = "print"
  private(set) var sent = 0
  func send(_ batch: [AnalyticsEvent]) {
    sent += batch.count
    print("\(name) \(sent): " + batch.map(\.description).joined(separator: "; "))
  }
}

final class AnalyticsDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate
{
  private let sink: any AnalyticsSink = PrintSink()
  private var pending: [AnalyticsEvent] = []
  var states: [String] = []
  var sessions = 0

  private func track(
    _ name: AnalyticsEvent.Name, _ properties: KeyValuePairs<String, String?> = [:]
  ) {
    var event = AnalyticsEvent(name: name)
    for (key, value) in properties { event[key] = value }
    pending.append(event)
    if pending.count >= 3 { flush() }
  }

  private func flush() {
    guard !pending.isEmpty else { return }
    sink.send(pending)
    pending.removeAll(keepingCapacity: true)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    sessions += 1
    track(.state, ["to": "active", "session": "\(sessions)"])
  }

  func applicationWillResignActive(_ application: UIApplication) {
    sink.send(AnalyticsEvent(name: .state, properties: ["to": "inactive"]))
  }

  func applicationDidEnterBackground(_ application: UIApplication) { flush() }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let score = (userInfo["score"] as? Double).map { String(format: "%.1f", $0) }
    track(
      .pushReceived,
      ["type": userInfo["type"] as? String, "score": score, "code": userInfo["code"] as? String])
    states.append(application.applicationState == .active ? "A" : "B")
    if states.count > 6 { states.removeSubrange(..<3) }
    completionHandler(score == nil ? .noData : .newData)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let isDefault = response.actionIdentifier == UNNotificationDefaultActionIdentifier
    track(.opened, ["default": isDefault ? "yes" : "no", "states": states.joined()])
    completionHandler()
  }
}

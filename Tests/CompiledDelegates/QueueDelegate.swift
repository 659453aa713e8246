import UIKit
import UserNotifications

/// A generic queue with results, retries and statistics.
struct WorkItemQueue<Element> {
  private var front: [Element] = []
  private var back: [Element] = []
  var count: Int { front.count + back.count }
  var isEmpty: Bool { count == 0 }

  mutating func push(_ element: Element) { back.append(element) }

  mutating func pop() -> Element? {
    if front.isEmpty {
      front = back.reversed()
      back.removeAll()
    }
    return front.popLast()
  }
}

enum QueueFailure: Error {
  case empty
  case invalid(String)
}

final class QueueDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  private var queue = WorkItemQueue<(name: String, size: Int)>()
  var sizes: [Int] = []
  var errors: [String: Int] = [:]
  var ratio = 0.0

  private func take() -> Result<Int, QueueFailure> {
    guard let item = queue.pop() else { return .failure(.empty) }
    if item.size > 9 { return .failure(.invalid(item.name)) }
    return .success(item.size)
  }

  private func drain(_ most: Int) {
    loop: for round in 0..<most {
      switch take() {
      case .success(let size): sizes.append(size)
      case .failure(.empty):
        if round == 0 { print("nothing") }
        break loop
      case .failure(.invalid(let name)):
        errors[name.trimmingCharacters(in: .whitespaces), default: 0] += 1
        continue loop
      }
    }
    if sizes.count > 8 { sizes.removeFirst(sizes.count - 8) }
    let sum = sizes.reduce(0, +)
    ratio = sizes.isEmpty ? 0 : Double(sum) / Double(sizes.count)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    for case let name as String in userInfo["items"] as? [Any] ?? [] {
      queue.push((name: name, size: name.count))
    }
    drain(2)
    print(queue.count, sizes, String(format: "%.3f", ratio))
    completionHandler(queue.isEmpty ? .noData : .newData)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    drain(5)
    let worst = errors.max { ($0.value, $1.key) < ($1.value, $0.key) }
    print(worst.map { "\($0.key): \($0.value)" } ?? "no errors", queue.isEmpty)
  }
}

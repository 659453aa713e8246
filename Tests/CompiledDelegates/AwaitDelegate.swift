import UIKit
import UserNotifications

/// Async functions that call each other, throw and are retried.
final class AwaitDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  enum SyncError: Error, Equatable {
    case offline
    case rejected(code: Int)
  }

  struct Step: Sendable {
    var name: String
    var weight: Int
  }

  var log: [String] = []
  private(set) var attempts = 0

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    let steps = plan(userInfo)
    do {
      let total = try await retry(2) { try await self.run(steps) }
      print("total", total)
      return total > 3 ? .newData : .noData
    } catch SyncError.rejected(let code) {
      print("rejected", code)
      return .failed
    } catch {
      print("failed", error)
      return .failed
    }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    let title = await upper(notification.request.content.title)
    return title.isEmpty ? [] : title.count > 3 ? [.banner, .list] : [.sound]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let steps = plan(response.notification.request.content.userInfo)
    let total = (try? await run(steps)) ?? -1
    log.append("\(total)")
    if log.count > 5 { log.removeFirst(2) }
    print(log.last ?? "-")
  }

  private func plan(_ info: [AnyHashable: Any]) -> [Step] {
    let names = info["items"] as? [String] ?? []
    return names.enumerated().map { Step(name: $0.element, weight: $0.offset + 1) }
  }

  private func run(_ steps: [Step]) async throws -> Int {
    var total = 0
    for step in steps {
      guard !step.name.isEmpty else { throw SyncError.rejected(code: step.weight) }
      if step.name == "-" { throw SyncError.offline }
      total += await weigh(step)
    }
    return total
  }

  private func retry<T>(_ times: Int, _ work: () async throws -> T) async throws -> T {
    for _ in 1..<times {
      do {
        attempts += 1
        return try await work()
      } catch SyncError.offline {
        print("again")
      }
    }
    return try await work()
  }

  private func weigh(_ step: Step) async -> Int {
    step.weight * step.name.split(separator: " ").count
  }

  private func upper(_ text: String) async -> String { text.uppercased() }
}

import UIKit
import UserNotifications

/// Work that continues after the callback: queues, downloads, a background task, stored handlers.
class SyncDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  private var running = 0
  private var finished = 0
  private var waiting: [(UIBackgroundFetchResult) -> Void] = []
  private var task = UIBackgroundTaskIdentifier.invalid
  private lazy var base = "https://example.com/\(prefix)"
  private let prefix = "api"
  var log: [String] = []

  func applicationDidEnterBackground(_ application: UIApplication) {
    task = application.beginBackgroundTask {
      application.endBackgroundTask(self.task)
      self.task = .invalid
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
      guard let self = self else { return }
      self.finish("background work")
      application.endBackgroundTask(self.task)
      self.task = .invalid
    }
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    guard running < 3 else {
      waiting.append(completionHandler)
      return
    }
    let name = userInfo["type"] as? String ?? "push"
    sync(name) { result in
      completionHandler(result)
      let others = self.waiting
      self.waiting = []
      for (index, other) in others.enumerated() { other(index == 0 ? .newData : .noData) }
    }
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let start = finished
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + .milliseconds(700)) {
      DispatchQueue.main.async {
        self.finish("fetch")
        completionHandler(self.finished - start > 2 ? .newData : .noData)
      }
    }
  }

  private func sync(_ name: String, then done: @escaping (UIBackgroundFetchResult) -> Void) {
    running += 1
    guard let url = URL(string: base + "/" + name) else { return done(.failed) }
    print("GET \(url.absoluteString)")
    let request = URLSession.shared.dataTask(with: url) { data, _, error in
      DispatchQueue.main.async {
        self.running -= 1
        if let error {
          print("failed \(error.localizedDescription)")
          done(.failed)
        } else if let data, !data.isEmpty {
          self.finish("\(name) \(data.count)")
          done(.newData)
        } else {
          done(.noData)
        }
      }
    }
    request.resume()
  }

  private func finish(_ what: String) {
    finished += 1
    log.append("\(finished): \(what)")
    if log.count > 4 { log = Array(log.suffix(2)) }
  }
}

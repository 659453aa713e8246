import UIKit
import UserNotifications

/// Background tasks around work that takes time, with a queue of operations.
final class BackgroundWorker {
  struct Job {
    let name: String
    let delay: Double
    var tries = 0
  }

  private var jobs: [Job] = []
  private var task = UIBackgroundTaskIdentifier.invalid
  private(set) var isRunning = false
  var finished: ((String, Int) -> Void)?

  func add(_ job: Job) {
    jobs.append(job)
    startIfNeeded()
  }

  private func startIfNeeded() {
    guard !isRunning, let job = jobs.first else { return endTask() }
    isRunning = true
    if task == .invalid {
      task = UIApplication.shared.beginBackgroundTask(withName: job.name) { [weak self] in
        self?.endTask()
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + job.delay) { [weak self] in
      self?.end(job)
    }
  }

  private func end(_ job: Job) {
    isRunning = false
    jobs.removeFirst()
    if job.name.isEmpty, job.tries < 1 {
      var again = job
      again.tries += 1
      jobs.append(again)
    } else {
      finished?(job.name, job.tries)
    }
    startIfNeeded()
  }

  private func endTask() {
    guard task != .invalid else { return }
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}

final class BackgroundWorkDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  private lazy var worker: BackgroundWorker = {
    let worker = BackgroundWorker()
    worker.finished = { [unowned self] name, tries in
      done.append(name)
      print("done '\(name)' after \(tries + 1), total \(done.count)")
    }
    return worker
  }()
  var done: [String] = []

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let items = (userInfo["items"] as? [Any] ?? []).compactMap { $0 as? String }
    for (index, item) in items.prefix(2).enumerated() {
      worker.add(BackgroundWorker.Job(name: item, delay: 0.5 + Double(index) / 4))
    }
    if items.isEmpty {
      completionHandler(.noData)
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1200)) {
        completionHandler(.newData)
      }
    }
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    let longest = done.max { $0.count < $1.count }
    print("longest", longest ?? "none", worker.isRunning)
    done = done.filter { $0 != longest }
  }
}

// UIBackgroundModes: remote-notification, fetch
import UIKit

/// Hands each download to a background session: iOS goes on with it while
/// the app is suspended or gone, and launches it when all are done.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  static let sessionIdentifier = "com.example.pushlab.transfers"

  /// What iOS waits for after it launched the app for its transfers.
  var eventsHandler: (() -> Void)?

  lazy var session: URLSession = {
    let configuration = URLSessionConfiguration.background(
      withIdentifier: AppDelegate.sessionIdentifier)
    return URLSession(
      configuration: configuration, delegate: self, delegateQueue: nil)
  }()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // A new process has to make its session again to hear of it.
    _ = session
    application.setMinimumBackgroundFetchInterval(
      UIApplication.backgroundFetchIntervalMinimum)
    application.registerForRemoteNotifications()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}

  func applicationWillResignActive(_ application: UIApplication) {}

  func applicationDidEnterBackground(_ application: UIApplication) {}

  func applicationWillEnterForeground(_ application: UIApplication) {}

  func applicationWillTerminate(_ application: UIApplication) {}

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    startTransfer()
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    startTransfer()
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    eventsHandler = completionHandler
  }

  private func startTransfer() {
    let url = URL(string: "https://example.com/news.json")!
    session.downloadTask(with: url).resume()
  }
}

extension AppDelegate: URLSessionDownloadDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    print("Downloaded", location.lastPathComponent)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didCompleteWithError error: Error?
  ) {}

  func urlSessionDidFinishEvents(
    forBackgroundURLSession session: URLSession
  ) {
    DispatchQueue.main.async {
      self.eventsHandler?()
      self.eventsHandler = nil
    }
  }
}

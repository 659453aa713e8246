// UIBackgroundModes: remote-notification
import UIKit

/// Hands the download over, and keeps the last handler to itself.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  private lazy var session = URLSession(
    configuration: .background(withIdentifier: "issues"),
    delegate: self, delegateQueue: .main)
  private var eventsHandler: (() -> Void)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    _ = session
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let url = URL(string: "https://example.com/issue.pdf")!
    session.downloadTask(with: url).resume()
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    eventsHandler = completionHandler
  }
}

extension AppDelegate: URLSessionDownloadDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    print("Keeps the issue")
  }
}

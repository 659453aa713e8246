// UIBackgroundModes: none
import UIKit

/// A background session for what can wait: discretionary, and without launch events.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, URLSessionDownloadDelegate {
  lazy var session: URLSession = {
    let configuration = URLSessionConfiguration.background(withIdentifier: "leisurely")
    configuration.isDiscretionary = true
    configuration.sessionSendsLaunchEvents = false
    return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    session.downloadTask(with: URL(string: "https://example.com/film.mp4")!).resume()
    return true
  }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {}

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
  }
}

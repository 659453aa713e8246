import UIKit

/// Downloads a page that is published a minute after the launch.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, URLSessionDownloadDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let session = URLSession(
      configuration: .background(withIdentifier: "noon"), delegate: self, delegateQueue: nil)
    let task = session.downloadTask(with: URL(string: "https://example.com/noon.html")!)
    task.earliestBeginDate = Date().addingTimeInterval(60)
    task.resume()
    return true
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {}
}

// UIBackgroundModes: remote-notification
import CoreLocation
import UIKit

/// Starts a transfer where it is, makes its session only when it needs it, and forgets the handler.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
  let manager = CLLocationManager()
  var eventsHandler: (() -> Void)?

  lazy var session = URLSession(
    configuration: .background(withIdentifier: "carrier"), delegate: self, delegateQueue: nil)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    manager.delegate = self
    let center = CLLocationCoordinate2D(latitude: 31.23, longitude: 121.47)
    manager.startMonitoring(
      for: CLCircularRegion(center: center, radius: 200, identifier: "home"))
    return true
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    startTransfer()
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    startTransfer()
    completionHandler(.newData)
  }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    eventsHandler = completionHandler
    print(session)
  }

  private func startTransfer() {
    session.downloadTask(with: URL(string: "https://example.com/offers.json")!).resume()
  }
}

extension AppDelegate: URLSessionDownloadDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {}

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
    if let error = error as NSError? { print(error.code) }
  }
}

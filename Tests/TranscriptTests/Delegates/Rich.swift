// UIBackgroundModes: remote-notification
import UIKit
import UserNotifications

/// An app with a notification service extension, which keeps its best attempt for the end.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var arrivals = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    arrivals += 1
    completionHandler(.newData)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    print(notification.request.content.body)
    completionHandler([.banner])
  }
}

class NotificationService: UNNotificationServiceExtension {
  var contentHandler: ((UNNotificationContent) -> Void)?
  var bestAttempt: UNMutableNotificationContent?

  override func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    self.contentHandler = contentHandler
    bestAttempt = request.content.mutableCopy() as? UNMutableNotificationContent
    if request.content.body == "crash" {
      let names: [String] = []
      print(names[0])
    }
    bestAttempt?.title = "News"
    let url = URL(string: "https://example.com/image.png")!
    URLSession.shared.downloadTask(with: url) { file, _, error in
      if let content = self.bestAttempt, error == nil {
        content.body = content.body + " (image)"
        contentHandler(content)
      }
    }.resume()
  }

  override func serviceExtensionTimeWillExpire() {
    if let contentHandler, let bestAttempt, bestAttempt.body != "keep" {
      contentHandler(bestAttempt)
    }
  }
}

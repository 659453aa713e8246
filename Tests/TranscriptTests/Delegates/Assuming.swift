import NewsKit
import UIKit
import UserNotifications

/// Asks a library that is not here for everything.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var isNormal = false
  var isOpen = "unasked"
  var isStillOpen = false
  var isOpenAgain = false
  var user = "unasked"
  var kind = "unasked"
  var articles = 0
  var badge: Int?
  var isDone = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if !Settings.current.isTesting {
      isNormal = true
    }
    guard Store.shared.isOpen else {
      isOpen = "no"
      return true
    }
    isOpen = "yes"
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    if Store.shared.isOpen {
      isStillOpen = true
    }
    if let name = Account.current.userName {
      user = "\(name)"
    } else {
      user = "none"
    }
    switch Account.current.kind {
    case .guest: kind = "guest"
    case .member: kind = "member"
    }
    for article in Store.shared.articles {
      articles += 1
      article.markAsSeen()
    }
  }

  func applicationWillResignActive(_ application: UIApplication) {
    Store.shared.isOpen = false
    if Store.shared.isOpen {
      isOpenAgain = true
    }
    if Store.shared.isBroken {
    } else {
      print(badge!)
    }
    isDone = true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    if Account.current.wantsNews {
      completionHandler(.newData)
    }
  }
}

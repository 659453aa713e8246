@_exported import Foundation
@_exported import UserNotifications

open class UIResponder: NSObject {}

open class UIViewController: UIResponder {}

public final class UIScreen: NSObject {
  public static let main = UIScreen()
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
}

open class UIWindow: UIResponder {
  public var rootViewController: UIViewController?

  public init(frame: CGRect) {}

  public func makeKeyAndVisible() {}
}

public enum UIBackgroundFetchResult: UInt { case newData, noData, failed }

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = Self(rawValue: 0)
}

public final class UIApplication: UIResponder {
  public enum State: Int { case active, inactive, background }

  public struct LaunchOptionsKey: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let remoteNotification = Self(rawValue: "remoteNotification")
    public static let url = Self(rawValue: "url")
  }

  public static let shared = UIApplication()
  public var applicationState = State.background
  private var tasks: Set<Int> = []
  private var badge = 0

  func reset() {
    tasks = []
    badge = 0
  }

  public var applicationIconBadgeNumber: Int {
    get { badge }
    set {
      badge = max(0, newValue)
      Phone.note("badge \(newValue)")
    }
  }

  public func registerForRemoteNotifications() { Phone.note("register") }

  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    var number = 1
    while tasks.contains(number) { number += 1 }
    tasks.insert(number)
    return UIBackgroundTaskIdentifier(rawValue: number)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    tasks.remove(identifier.rawValue)
  }
}

public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {}
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { .noData }
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) {}
}

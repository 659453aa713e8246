import Foundation

/// The part of UserNotifications that delegates use, to compile them without iOS. Because there is
/// no Objective-C runtime to ask, every optional requirement has a default implementation.
public struct UNAuthorizationOptions: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
}

public struct UNNotificationPresentationOptions: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)

  /// Sorted.
  public var names: [String] {
    let all: [(String, Self)] = [
      ("alert", .alert), ("badge", .badge), ("banner", .banner), ("list", .list),
      ("sound", .sound),
    ]
    return all.filter { contains($0.1) }.map(\.0)
  }
}

/// Reads these properties from a payload, like iOS.
public final class UNNotificationContent: NSObject {
  public let userInfo: [AnyHashable: Any]

  public init(userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }

  private var aps: [String: Any] { userInfo["aps"] as? [String: Any] ?? [:] }

  private func text(_ key: String) -> String {
    (aps["alert"] as? [String: Any])?[key] as? String ?? ""
  }

  public var title: String { text("title") }
  public var subtitle: String { text("subtitle") }
  public var body: String { aps["alert"] as? String ?? text("body") }
  public var categoryIdentifier: String { aps["category"] as? String ?? "" }
  public var threadIdentifier: String { aps["thread-id"] as? String ?? "" }
  public var badge: NSNumber? { aps["badge"] as? NSNumber }
}

public final class UNNotificationRequest: NSObject {
  public let identifier = "notification"
  public let content: UNNotificationContent

  public init(_ userInfo: [AnyHashable: Any]) {
    content = UNNotificationContent(userInfo: userInfo)
  }
}

public final class UNNotification: NSObject {
  public let request: UNNotificationRequest

  public init(_ userInfo: [AnyHashable: Any]) { request = UNNotificationRequest(userInfo) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

public final class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier = UNNotificationDefaultActionIdentifier

  public init(_ userInfo: [AnyHashable: Any]) { notification = UNNotification(userInfo) }
}

public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}

public final class UNUserNotificationCenter: NSObject {
  static let only = UNUserNotificationCenter()
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Runs later callbacks of the center, in a way that the test chooses.
  public static var later: (@escaping () -> Void) -> Void = { $0() }

  public static func current() -> UNUserNotificationCenter { only }

  public func requestAuthorization(
    options: UNAuthorizationOptions,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    UNUserNotificationCenter.later { completionHandler(true, nil) }
  }
}

import UIKit
import UserNotifications

/// Feature flags as an option set, settings with property wrappers, a state machine.
struct FeatureFlags: OptionSet, Hashable {
  let rawValue: Int
  static let chat = FeatureFlags(rawValue: 1 << 0)
  static let news = FeatureFlags(rawValue: 1 << 1)
  static let promo = FeatureFlags(rawValue: 1 << 2)
  static let social: FeatureFlags = [.chat, .news]
  static let named: [(String, FeatureFlags)] = [
    ("chat", .chat), ("news", .news), ("promo", .promo),
  ]

  var names: [String] { FeatureFlags.named.filter { contains($0.1) }.map { $0.0 } }
}

@propertyWrapper
struct Limited {
  private var value: Int
  private let range: ClosedRange<Int>
  private(set) var clips = 0

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Int {
    get { value }
    set {
      if !range.contains(newValue) { clips += 1 }
      value = min(max(newValue, range.lowerBound), range.upperBound)
    }
  }

  var projectedValue: Int { clips }
}

final class FeatureFlagDelegate: UIResponder, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  enum Mode: Int, Comparable, CaseIterable {
    case idle, warm, hot
    static func < (a: Mode, b: Mode) -> Bool { a.rawValue < b.rawValue }
    mutating func advance() { self = Mode(rawValue: (rawValue + 1) % Mode.allCases.count) ?? .idle }
  }

  private var flags: FeatureFlags = []
  private var mode = Mode.idle {
    didSet { if oldValue > mode { print("back to \(mode)") } }
  }
  @Limited(0...5) private var energy = 9
  var toggles = 0

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let before = flags
    if let flag = FeatureFlags.named.first(where: { $0.0 == userInfo["type"] as? String })?.1 {
      if flags.contains(flag) { flags.remove(flag) } else { flags.insert(flag) }
      toggles += 1
    } else {
      flags.formIntersection(.social)
    }
    energy += (userInfo["count"] as? Int ?? 1) - 1
    mode.advance()
    print(flags.names, flags.rawValue, energy, $energy, flags.isSuperset(of: .social))
    completionHandler(flags == before ? .noData : .newData)
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let gone = FeatureFlags.social.subtracting(flags).names
    print(
      "missing \(gone.joined(separator: "+")), mode \(mode), \(Mode.allCases.filter { $0 > mode }.count)"
    )
    energy = 0
  }
}

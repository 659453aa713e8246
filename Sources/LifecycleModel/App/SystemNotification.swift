/// Notifications of the system that stand for no method of a delegate. Their names are Foundation's
/// raw values.
enum SystemNotification {
  static let refreshStatus = "UIApplicationBackgroundRefreshStatusDidChangeNotification"
  static let powerState = "NSProcessInfoPowerStateDidChangeNotification"
}

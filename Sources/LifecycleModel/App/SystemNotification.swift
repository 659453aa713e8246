/// Notifications of the system that correspond to no delegate method. Their names are Foundation's raw values.
enum SystemNotification {
  static let refreshStatus = "UIApplicationBackgroundRefreshStatusDidChangeNotification"
  static let powerState = "NSProcessInfoPowerStateDidChangeNotification"
}

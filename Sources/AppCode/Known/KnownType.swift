import LifecycleModel

/// Types that a declaration may name, and what stands behind them.
enum KnownType {
  static let basic: [(name: String, type: TypeReference)] = [
    ("Bool", .bool), ("Int", .int), ("Double", .double), ("TimeInterval", .double),
    ("CGFloat", .double), ("Float", .double), ("String", .string), ("Any", .any),
    ("AnyObject", .any), ("AnyHashable", .any), ("NSObject", .any), ("Void", .tuple([])),
    ("NSString", .string), ("NSDictionary", .dictionary(.any, .any)), ("NSArray", .array(.any)),
  ]

  /// Of the system. Their values are told apart by `.object`'s and `.system`'s names.
  static let system = [
    "UIApplication", "UIApplication.State", "UIApplicationState", "UIApplication.LaunchOptionsKey",
    "UIApplicationLaunchOptionsKey", "UIBackgroundFetchResult", "UIWindow", "UIResponder", "URL",
    "Data", "URLResponse", "HTTPURLResponse", "Error", "NSError", "URLSession",
    "URLSessionDataTask", "URLSessionTask", "URLSessionDownloadTask", "DispatchQueue",
    "DispatchTime", "NSNumber", "NSNull", "NotificationCenter", "Notification", "Notification.Name",
    "NSNotification", "NSNotification.Name", "CLLocationManager", "CLLocation", "CLRegion",
    "CLVisit", "UIScene", "UIWindowScene", "UISceneSession", "UIScene.ConnectionOptions",
    "UNUserNotificationCenter", "UNNotification", "UNNotificationResponse",
    "UNNotificationPresentationOptions", "UNAuthorizationOptions", "BGTask", "BGAppRefreshTask",
    "BGTaskScheduler", "BGAppRefreshTaskRequest", "Date",
  ]

  /// Protocols and superclasses that the delegate may name; they add nothing that is played.
  static let inherited = [
    "UIResponder", "NSObject", "UIApplicationDelegate", "CLLocationManagerDelegate",
    "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDownloadDelegate",
    "UNUserNotificationCenterDelegate", "UIWindowSceneDelegate",
  ]

  static let names = basic.map(\.name) + system

  static func reference(_ name: String) -> TypeReference? {
    if let known = basic.first(where: { $0.name == name }) { return known.type }
    return system.contains(name) ? .named(name) : nil
  }
}

/// Static members and enumeration cases.
enum KnownStatic {
  static let states = ["active", "inactive", "background"]
  static let results = ["newData", "noData", "failed"]
  static let launchKeys = [
    "remoteNotification", "localNotification", "url", "sourceApplication", "annotation",
    "userActivityDictionary", "userActivityType", "shortcutItem", "location", "bluetoothCentrals",
    "bluetoothPeripherals", "newsstandDownloads", "cloudKitShareMetadata",
  ]
  static let presentation = ["banner", "list", "sound", "badge", "alert"]
  static let cases = states + results + launchKeys + presentation + ["provisional"]

  /// `Type.member`, for all types that have one.
  static func value(_ type: String, _ member: String) -> Value? {
    switch (type, member) {
    case ("UIApplication", "shared"): return .system("UIApplication")
    case ("URLSession", "shared"): return .system("URLSession")
    case ("DispatchQueue", "main"): return .system("DispatchQueue.main")
    case ("UIApplication", "backgroundFetchIntervalMinimum"): return .double(0)
    case ("UIApplication", "backgroundFetchIntervalNever"):
      return .double(.greatestFiniteMagnitude)
    case ("BGTaskScheduler", "shared"): return .system("BGTaskScheduler")
    case ("NotificationCenter", "default"): return .system("NotificationCenter")
    case ("Int", "max"): return .int(.max)
    case ("Int", "min"): return .int(.min)
    case ("UIApplication", "State"), ("UIApplication", "LaunchOptionsKey"):
      return .type("\(type).\(member)")
    default: return members(of: type).contains(member) ? .member(member) : nil
    }
  }

  static func members(of type: String) -> [String] {
    switch type {
    case "UIApplication.State", "UIApplicationState": return states
    case "UIApplication.LaunchOptionsKey", "UIApplicationLaunchOptionsKey": return launchKeys
    case "UIBackgroundFetchResult": return results
    case "UIApplication":
      return [
        "shared", "State", "LaunchOptionsKey", "backgroundFetchIntervalMinimum",
        "backgroundFetchIntervalNever",
      ]
    case "URLSession", "BGTaskScheduler": return ["shared"]
    case "UNNotificationPresentationOptions": return presentation
    case "NotificationCenter": return ["default"]
    case "DispatchQueue": return ["main"]
    case "Int": return ["max", "min"]
    default: return []
    }
  }
}

import LifecycleModel

/// Raw values of the enumerations and option sets of Apple's frameworks, from the public headers.
enum RawValues {
  private static let enumerations: [String: [String: Int]] = [
    "UNAuthorizationStatus": [
      "notDetermined": 0, "denied": 1, "authorized": 2, "provisional": 3, "ephemeral": 4,
    ],
    "UNNotificationSetting": ["notSupported": 0, "disabled": 1, "enabled": 2],
    "UNAlertStyle": ["none": 0, "banner": 1, "alert": 2],
    "UNShowPreviewsSetting": ["always": 0, "whenAuthenticated": 1, "never": 2],
    "UNNotificationInterruptionLevel": [
      "passive": 0, "active": 1, "timeSensitive": 2, "critical": 3,
    ],
    "UIApplication.State": ["active": 0, "inactive": 1, "background": 2],
    "UIBackgroundFetchResult": ["newData": 0, "noData": 1, "failed": 2],
    "UIBackgroundRefreshStatus": ["restricted": 0, "denied": 1, "available": 2],
    "UIScene.ActivationState": [
      "unattached": -1, "foregroundActive": 0, "foregroundInactive": 1, "background": 2,
    ],
    "UIUserInterfaceIdiom": [
      "unspecified": -1, "phone": 0, "pad": 1, "tv": 2, "carPlay": 3, "mac": 5, "vision": 6,
    ],
    "CLAuthorizationStatus": [
      "notDetermined": 0, "restricted": 1, "denied": 2, "authorizedAlways": 3,
      "authorizedWhenInUse": 4,
    ],
    "CXCallEndedReason": [
      "failed": 1, "remoteEnded": 2, "unanswered": 3, "answeredElsewhere": 4,
      "declinedElsewhere": 5,
    ],
    "BGTaskScheduler.Error.Code": taskErrors,
    "ComparisonResult": ["orderedAscending": -1, "orderedSame": 0, "orderedDescending": 1],
    "URLError.Code": urlErrors,
  ]

  private static let optionSets: [String: [String: Int]] = [
    "UNAuthorizationOptions": [
      "badge": 1, "sound": 2, "alert": 4, "carPlay": 8, "criticalAlert": 16,
      "providesAppNotificationSettings": 32, "provisional": 64, "announcement": 128,
      "timeSensitive": 256,
    ],
    "UNNotificationPresentationOptions": [
      "badge": 1, "sound": 2, "alert": 4, "list": 8, "banner": 16,
    ],
    "UNNotificationActionOptions": [
      "authenticationRequired": 1, "destructive": 2, "foreground": 4,
    ],
    "UNNotificationCategoryOptions": [
      "customDismissAction": 1, "allowInCarPlay": 2, "hiddenPreviewsShowTitle": 4,
      "hiddenPreviewsShowSubtitle": 8, "allowAnnouncement": 16,
    ],
    "UIUserNotificationType": ["badge": 1, "sound": 2, "alert": 4],
  ]

  static let taskErrors = [
    "unavailable": 1, "tooManyPendingTaskRequests": 2, "notPermitted": 3,
  ]

  static let urlErrors: [String: Int] = [
    "unknown": -1, "backgroundSessionRequiresSharedContainer": -995,
    "backgroundSessionInUseByAnotherProcess": -996, "backgroundSessionWasDisconnected": -997,
    "cancelled": -999, "badURL": -1000, "timedOut": -1001, "unsupportedURL": -1002,
    "cannotFindHost": -1003, "cannotConnectToHost": -1004, "networkConnectionLost": -1005,
    "dnsLookupFailed": -1006, "httpTooManyRedirects": -1007, "resourceUnavailable": -1008,
    "notConnectedToInternet": -1009, "redirectToNonExistentLocation": -1010,
    "badServerResponse": -1011, "userCancelledAuthentication": -1012,
    "userAuthenticationRequired": -1013, "zeroByteResource": -1014, "cannotDecodeRawData": -1015,
    "cannotDecodeContentData": -1016, "cannotParseResponse": -1017,
    "internationalRoamingOff": -1018, "callIsActive": -1019, "dataNotAllowed": -1020,
    "requestBodyStreamExhausted": -1021, "appTransportSecurityRequiresSecureConnection": -1022,
    "fileDoesNotExist": -1100, "fileIsDirectory": -1101, "noPermissionsToReadFile": -1102,
    "dataLengthExceedsMaximum": -1103, "secureConnectionFailed": -1200,
    "serverCertificateHasBadDate": -1201, "serverCertificateUntrusted": -1202,
    "serverCertificateHasUnknownRoot": -1203, "serverCertificateNotYetValid": -1204,
    "clientCertificateRejected": -1205, "clientCertificateRequired": -1206,
    "cannotLoadFromNetwork": -2000, "cannotCreateFile": -3000, "cannotOpenFile": -3001,
    "cannotCloseFile": -3002, "cannotWriteToFile": -3003, "cannotRemoveFile": -3004,
    "cannotMoveFile": -3005, "downloadDecodingFailedMidStream": -3006,
    "downloadDecodingFailedToComplete": -3007,
  ]

  /// `NSURLErrorTimedOut` and the like; nil for other names.
  static func urlError(_ constant: String) -> Int? {
    guard constant.hasPrefix("NSURLError") else { return nil }
    let name = constant.dropFirst("NSURLError".count)
    return urlErrors.first { $0.key.lowercased() == name.lowercased() }?.value
  }

  /// String raw values of constants whose names occur in only one type of iOS.
  static let texts = [
    "voIP": "PKPushTypeVoIP",
    "remoteNotification": "UIApplicationLaunchOptionsRemoteNotificationKey",
    "localNotification": "UIApplicationLaunchOptionsLocalNotificationKey",
    "sourceApplication": "UIApplicationLaunchOptionsSourceApplicationKey",
    "shortcutItem": "UIApplicationLaunchOptionsShortcutItemKey",
  ]

  /// The types by the key of their extensions, which is the last part of the type's name.
  static let extensionNames: [String: String] = {
    var names = aliases
    for type in Array(enumerations.keys) + Array(optionSets.keys) {
      names[type.split(separator: ".").last.map(String.init) ?? type] = type
    }
    return names
  }()

  /// Whether the value can have the type: it is a case, or a list of the option set's members.
  static func mayBe(_ value: Value, of type: String) -> Bool {
    rawValue(of: value, in: type) != nil
  }

  /// Names that user-defined enumerations often have too.
  private static let common: Set = ["unknown"]

  /// Other names that files can use for a type.
  private static let aliases = [
    "UIApplicationState": "UIApplication.State",
    "UISceneActivationState": "UIScene.ActivationState",
  ]

  private static func table(_ type: String) -> [String: Int]? {
    let type = aliases[type] ?? type
    return enumerations[type] ?? optionSets[type]
  }

  static func has(_ type: String) -> Bool { table(type) != nil }

  static func isEnumeration(_ type: String) -> Bool { enumerations[aliases[type] ?? type] != nil }

  /// nil if the value has unknown parts.
  static func rawValue(of value: Value, in type: String) -> Int? {
    guard let table = table(type) else { return nil }
    switch value {
    case .member(let name): return table[name]
    case .array(let options) where !isEnumeration(type):
      var sum = 0
      for option in options {
        guard let bit = option.memberName.flatMap({ table[$0] }) else { return nil }
        sum |= bit
      }
      return sum
    default: return nil
    }
  }

  /// The raw value of a case of unknown type; nil if the types that declare the case disagree.
  static func rawValue(ofCase name: String) -> Int? {
    if common.contains(name) { return nil }
    let tables = Array(enumerations.values) + Array(optionSets.values)
    let found = Set(tables.compactMap { $0[name] })
    return found.count == 1 ? found.first : nil
  }

  /// `Type(rawValue:)`; nil if the enumeration has no such case. The type must be in the table.
  static func value(_ raw: Int, of type: String) -> Value? {
    guard let table = table(type) else { return nil }
    if isEnumeration(type) {
      return table.first { $0.value == raw }.map { .member($0.key) }
    }
    let names = table.filter { raw & $0.value != 0 }.sorted { $0.value < $1.value }
    return .array(names.map { .member($0.key) })
  }

  /// The value as `print` shows it for an imported enumeration.
  static func printed(_ raw: Int, of type: String) -> String {
    "\((aliases[type] ?? type).filter { $0 != "." })(rawValue: \(raw))"
  }

  /// The type of a system object's property; nil for other objects and names.
  static func type(ofProperty name: String, of owner: TypeReference?) -> String? {
    switch name {
    case "authorizationStatus":
      switch owner {
      case .named("UNNotificationSettings")?: return "UNAuthorizationStatus"
      case .named("CLLocationManager")?: return "CLAuthorizationStatus"
      default: return nil
      }
    case "alertSetting", "soundSetting", "badgeSetting", "lockScreenSetting", "carPlaySetting",
      "notificationCenterSetting", "criticalAlertSetting", "announcementSetting",
      "timeSensitiveSetting", "scheduledDeliverySetting":
      return "UNNotificationSetting"
    case "type":
      let owners: [TypeReference] = [.named("PKPushPayload"), .named("PKPushCredentials")]
      return owner.map(owners.contains) == true ? "PKPushType" : nil
    case "code":
      switch owner {
      case .named("URLError"): return "URLError.Code"
      case .named("BGTaskScheduler.Error"): return "BGTaskScheduler.Error.Code"
      default: return nil
      }
    case "alertStyle": return "UNAlertStyle"
    case "showPreviewsSetting": return "UNShowPreviewsSetting"
    case "interruptionLevel": return "UNNotificationInterruptionLevel"
    case "applicationState": return "UIApplication.State"
    case "backgroundRefreshStatus": return "UIBackgroundRefreshStatus"
    case "activationState": return "UIScene.ActivationState"
    case "userInterfaceIdiom": return "UIUserInterfaceIdiom"
    default: return nil
    }
  }
}

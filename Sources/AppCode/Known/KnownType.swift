import LifecycleModel

/// The types that the simulator knows, and their representation.
enum KnownType {
  private static let basic: [String: TypeReference] = [
    "Bool": .bool, "Int": .int, "Double": .double, "TimeInterval": .double, "CGFloat": .double,
    "Float": .float, "String": .string, "Any": .any, "AnyObject": .any, "AnyHashable": .any,
    "NSObject": .any, "Void": .void, "NSString": .string, "Substring": .string,
    "NSDictionary": .dictionary(.any, .any), "NSMutableDictionary": .dictionary(.any, .any),
    "NSArray": .array(.any), "NSInteger": .int, "Character": .character, "ObjCBool": .bool,
    "Float64": .double, "Float32": .float, "UInt": .integer(.uint), "Int64": .integer(.int64),
    "Int32": .integer(.int32), "UInt64": .integer(.uint64), "UInt8": .integer(.uint8),
    "UInt32": .integer(.uint32), "Int16": .integer(.int16), "Int8": .integer(.int8),
    "UInt16": .integer(.uint16), "OSStatus": .integer(.int32), "CFTypeRef": .any, "CVarArg": .any,
    "CFDictionary": .dictionary(.any, .any), "CFString": .string, "CFData": .named("Data"),
    "NSNotification": .named("Notification"),
  ].merging(FrameworkNumbers.types) { one, _ in one }

  private static let system: Set<String> = [
    "UIApplication", "UIApplication.State", "UIApplicationState", "UIApplication.LaunchOptionsKey",
    "UIApplicationLaunchOptionsKey", "UIBackgroundFetchResult", "URL", "Data", "URLResponse",
    "HTTPURLResponse", "Error", "NSError", "URLSession", "URLSessionDataTask", "URLSessionTask",
    "URLSessionDownloadTask", "URLSessionConfiguration", "URLRequest", "NSURLRequest",
    "DispatchQueue", "DispatchTime", "DispatchWorkItem", "NSNumber", "NSNull", "NSURL", "NSData",
    "NSDate", "NSSet", "NSMutableArray", "NotificationCenter", "Notification", "Notification.Name",
    "NSNotification", "NSNotification.Name", "Date", "UUID", "Bundle", "ProcessInfo",
    "UserDefaults", "Timer", "RunLoop", "Task", "ContinuousClock", "SuspendingClock",
    "CancellationError", "ComparisonResult",
    "AsyncStream", "AsyncThrowingStream",
    "DispatchSource", "DispatchSourceTimer", "AnyCancellable", "DispatchGroup", "DispatchSemaphore",
    "BlockOperation",
    "AsyncStream.Continuation", "AsyncSequence", "AsyncIteratorProtocol",
    "CheckedContinuation", "TaskGroup", "Never", "MainActor", "Thread", "Logger",
    "OSLog", "OperationQueue", "Operation", "CommandLine",
    "Duration", "Array", "Dictionary", "Set", "Optional", "Result", "Selector", "FileManager",
    "Calendar",
    "DateFormatter", "DateComponents", "JSONDecoder", "JSONEncoder", "JSONSerialization",
    "TimeZone", "Locale", "URLComponents", "URLQueryItem", "ISO8601DateFormatter", "URLError",
    "DecodingError", "EncodingError", "UnicodeScalar", "Unicode.Scalar", "UTF8", "Unicode",
    "AnySequence", "AnyCollection", "UTF16", "ContiguousArray", "ArraySlice",
    "CLMonitor.CircularGeographicCondition", "CLMonitor.BeaconIdentityCondition",
    "NSCoder", "NSAttributedString", "IndexPath", "CharacterSet", "ObjectIdentifier", "Hasher",
    "String.Index", "Decimal", "NumberFormatter", "KeyValuePairs",
    "AnyIterator", "Regex", "CollectionOfOne", "EmptyCollection", "Range", "ClosedRange", "Mirror",
  ]

  /// Types of Foundation whose initializers are simulated, also as `.init(...)`.
  static let makers: Set<String> = [
    "URL", "Date", "DateComponents", "Data", "URLComponents", "URLQueryItem", "UUID", "Decimal",
    "NSError", "CharacterSet", "URLRequest", "TimeZone", "DateFormatter", "JSONDecoder",
    "JSONEncoder", "Notification",
  ]

  /// Prefixes of framework types whose objects only store their properties.
  private static let families = [
    "UI", "NS", "UN", "BG", "CL", "CG", "CA", "PK", "CX", "AV", "WK", "MK",
  ]

  /// Functions whose names look like types. Their results are opaque.
  private static let freeFunctions: Set<String> = [
    "NSTemporaryDirectory", "NSHomeDirectory", "NSHomeDirectoryForUser", "NSUserName",
    "NSFullUserName", "NSOpenStepRootDirectory", "NSSearchPathForDirectoriesInDomains",
    "NSStringFromSelector", "NSSelectorFromString", "NSStringFromProtocol", "NSStringFromRange",
    "UIImagePNGRepresentation", "UIImageJPEGRepresentation", "UIGraphicsGetCurrentContext",
    "UIGraphicsGetImageFromCurrentImageContext", "UIGraphicsBeginImageContext",
    "UIGraphicsEndImageContext",
  ]

  /// Protocols of Swift's library.
  static let protocols: Set<String> = [
    "CustomStringConvertible", "Equatable", "Hashable", "Comparable", "Codable", "Decodable",
    "Encodable", "Sendable", "Numeric", "BinaryInteger", "BinaryFloatingPoint", "StringProtocol",
    "LosslessStringConvertible", "Sequence", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
    "RangeExpression", "FloatingPoint", "FixedWidthInteger",
    "SignedInteger", "SignedNumeric", "RawRepresentable",
  ]

  /// The names that generic types and protocols of the library give to their parameters.
  static let parameters = ["Element", "Wrapped", "Key", "Value"]

  /// Whether a type or protocol of the library has one of these parameters.
  static func isGeneric(_ name: String) -> Bool {
    generics.contains(name)
  }

  private static let generics: Set = [
    "Optional", "Array", "ArraySlice", "Dictionary", "Set", "Sequence", "Collection",
    "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
  ]

  /// Protocols of collections that the files may extend, the most specific first.
  static let collections: [String: [String]] = [
    "String": [
      "StringProtocol", "RangeReplaceableCollection", "BidirectionalCollection", "Collection",
      "Sequence", "Comparable", "Encodable", "Decodable", "Codable",
    ],
    "Substring": [
      "StringProtocol", "RangeReplaceableCollection", "BidirectionalCollection", "Collection",
      "Sequence",
    ],
    "Array": [
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
      "BidirectionalCollection", "Collection", "Sequence", "Encodable", "Decodable", "Codable",
    ],
    "ArraySlice": [
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
      "BidirectionalCollection", "Collection", "Sequence",
    ],
    "Data": [
      "DataProtocol", "ContiguousBytes", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection", "BidirectionalCollection", "Collection", "Sequence",
    ],
    "Dictionary": ["Collection", "Sequence", "Encodable", "Decodable", "Codable"],
    "Set": ["Collection", "Sequence", "Encodable", "Decodable", "Codable"],
    "RandomAccessCollection": ["BidirectionalCollection", "Collection", "Sequence"],
    "BidirectionalCollection": ["Collection", "Sequence"],
    "RangeReplaceableCollection": ["Collection", "Sequence"],
    "MutableCollection": ["Collection", "Sequence"],
    "Collection": ["Sequence"],
    "Int": ["FixedWidthInteger", "BinaryInteger", "Numeric", "Comparable", "Encodable"],
    "Double": ["BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable", "Encodable"],
    "Float": ["BinaryFloatingPoint", "FloatingPoint", "Numeric", "Comparable"],
  ]

  /// Whether the type belongs to Swift's own library, not to Foundation.
  static func isOfSwift(_ name: String) -> Bool {
    guard basic[name] == nil else {
      return !name.hasPrefix("NS") && !["TimeInterval", "CGFloat", "ObjCBool"].contains(name)
    }
    return ["Array", "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange", "Error"]
      .contains(name)
  }

  /// Whether a user-defined type only looks like Apple's by its prefix, as `UIAssembly` and `NSPushHandler` do. True if
  /// no iOS class with this prefix has that last word or, as in `UITestingBootstrap`, that next word.
  private static func isNamedLikeApple(_ name: String) -> Bool {
    if let words = ["UI": wordsOfUIKit, "UN": wordsOfUserNotifications][name.prefix(2)] {
      let rest = name.dropFirst(2)
      guard let word = words.first(where: rest.hasPrefix) else { return true }
      // Whole words only: "Test" does not begin `UITestingBootstrap`, while "Table" begins `UITableView`.
      if rest.dropFirst(word.count).first?.isLowercase == true { return true }
    }
    guard ["UI", "NS"].contains(where: name.hasPrefix) else { return false }
    if name.hasPrefix("NS"), name.hasSuffix("ViewController") { return true }
    return ownWords.contains(where: name.hasSuffix) && !managers.contains(name)
  }

  private static let ownWords = [
    "Assembly", "Factory", "Handler", "Helper", "Manager", "Repository", "Router", "Service",
    "Utils", "ViewModel", "Wrapper",
  ]

  private static let managers: Set = [
    "NSLayoutManager", "NSTextLayoutManager", "NSTextContentManager", "NSUndoManager",
    "NSFileManager", "NSFileWrapper",
  ]

  static let names = basic.keys.sorted() + system.sorted()

  /// Whether it is a type of Swift or Foundation, not of UIKit or another framework.
  static func isOfLibrary(_ name: String) -> Bool {
    (basic[name] != nil || system.contains(name) || inner.contains(name))
      && !["UI", "CL"].contains(where: name.hasPrefix)
  }

  /// Types whose values the simulator makes itself.
  private static let inner: Set = ["Substring", "LazySequence", "ReversedCollection"]

  static func isKnown(_ name: String) -> Bool {
    if basic[name] != nil || system.contains(name) { return true }
    if name.contains(".") || KnownNames.functions.contains(name) { return false }
    if freeFunctions.contains(name) || isNamedLikeApple(name) { return false }
    return families.contains { family in
      name.hasPrefix(family) && name.dropFirst(family.count).first?.isUppercase == true
        && name.dropFirst(family.count).dropFirst().first?.isLowercase == true
    }
  }

  /// Whether converting one opaque value to this type gives an opaque value.
  static func isValue(_ name: String) -> Bool {
    basic[name] != nil || ["Array", "Set", "Dictionary", "Data", "Date", "NSNumber"].contains(name)
      || name.hasSuffix("Name")
  }

  static func reference(_ name: String) -> TypeReference { basic[name] ?? .named(name) }

  static let tasks = ["BGAppRefreshTask", "BGProcessingTask", "BGContinuedProcessingTask"]

  /// The superclasses and protocols that `isKind` knows.
  static let supertypes = [
    "URLResponse", "URLSessionTask", "UNNotificationContent", "UNNotificationResponse",
    "UNNotificationTrigger", "BGTask", "CLRegion", "UIScene", "Operation", "AsyncSequence",
  ]

  /// Whether a system type has the other as its superclass or protocol.
  static func isKind(_ name: String, of other: String) -> Bool {
    switch other {
    case "URLResponse": return name == "HTTPURLResponse"
    case "URLSessionTask": return name == "URLSessionDataTask"
    case "UNNotificationContent": return name == "UNMutableNotificationContent"
    case "UNNotificationResponse": return name == "UNTextInputNotificationResponse"
    case "UNNotificationTrigger": return name.hasSuffix("NotificationTrigger")
    case "BGTask": return KnownType.tasks.contains(name)
    case "CLRegion": return name == "CLCircularRegion"
    case "UIScene": return name == "UIWindowScene"
    case "Operation": return name == "BlockOperation"
    case "AsyncSequence": return ["AsyncStream", "AsyncChain"].contains(name)
    case "NSDate": return name == "Date"
    case "NSData": return name == "Data"
    default: return false
    }
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

  /// Global constants.
  static let constants: [String: Value] = [
    "UNNotificationDefaultActionIdentifier":
      .string("com.apple.UNNotificationDefaultActionIdentifier"),
    "UNNotificationDismissActionIdentifier":
      .string("com.apple.UNNotificationDismissActionIdentifier"),
    "UIUserNotificationActionResponseTypedTextKey":
      .string("UIUserNotificationActionResponseTypedTextKey"),
    "UIBackgroundTaskInvalid": .int(0),
    "UIApplicationBackgroundFetchIntervalMinimum": .double(0),
    "UIApplicationBackgroundFetchIntervalNever": .double(.greatestFiniteMagnitude),
    "NSUserActivityTypeBrowsingWeb": .string("NSUserActivityTypeBrowsingWeb"),
    "NSURLErrorDomain": .string("NSURLErrorDomain"),
    "NSURLErrorFailingURLErrorKey": .string("NSErrorFailingURLKey"),
    "NSURLErrorBackgroundTaskCancelledReasonKey":
      .string("NSURLErrorBackgroundTaskCancelledReasonKey"),
    "NSURLErrorCancelledReasonUserForceQuitApplication": .int(0),
    "NSURLErrorCancelledReasonBackgroundUpdatesDisabled": .int(1),
    "NSURLErrorCancelledReasonInsufficientSystemResources": .int(2),
    "BGTaskSchedulerErrorDomain": .string("BGTaskSchedulerErrorDomain"),
    "NSCocoaErrorDomain": .string("NSCocoaErrorDomain"),
    "UIApplicationOpenSettingsURLString": .string("app-settings:"),
    "NSLocalizedDescriptionKey": .string("NSLocalizedDescription"),
    "NSLocalizedFailureReasonErrorKey": .string("NSLocalizedFailureReason"),
    "NSLocalizedRecoverySuggestionErrorKey": .string("NSLocalizedRecoverySuggestion"),
    "NSUnderlyingErrorKey": .string("NSUnderlyingError"),
    "kCFBooleanTrue": .bool(true), "kCFBooleanFalse": .bool(false),
  ]

  /// `Type.member`. A lower-case member is a case, an upper-case one a type.
  static func value(_ type: String, _ member: String) -> Value? {
    if let number = number(type, member) { return number }
    switch (type, member) {
    case ("UIApplication", "shared"): return .system("UIApplication")
    case ("UIApplication", "backgroundFetchIntervalMinimum"),
      ("UIApplicationBackgroundFetchIntervalMinimum", _):
      return .double(0)
    case ("UIApplication", "backgroundFetchIntervalNever"):
      return .double(.greatestFiniteMagnitude)
    case ("UIApplication", "protectedDataDidBecomeAvailableNotification"),
      ("UIApplication", "protectedDataWillBecomeUnavailableNotification"):
      return .string(
        type + member.prefix(1).uppercased() + member.dropFirst().dropLast("Notification".count))
    case ("UIApplication", _) where member.hasSuffix("Notification"),
      ("UIScene", _) where member.hasSuffix("Notification"):
      return .string(type + member.prefix(1).uppercased() + member.dropFirst())
    case ("UserDefaults", "didChangeNotification"):
      return .string("NSUserDefaultsDidChangeNotification")
    case ("UIApplication", _) where member.hasSuffix("SettingsURLString"):
      return .string("app-settings:")
    case ("URLSession", "shared"): return .system("URLSession")
    case ("DispatchQueue", "main"), ("OperationQueue", "main"), ("RunLoop", "main"),
      ("RunLoop", "current"):
      return .system("DispatchQueue.main")
    case ("NotificationCenter", "default"): return .system("NotificationCenter")
    case ("UserDefaults", "standard"): return .system("UserDefaults")
    case ("BGTaskScheduler", "shared"): return .system("BGTaskScheduler")
    case ("Bundle", "main"): return .system("Bundle")
    case ("UIDevice", "current"): return .system("UIDevice")
    case ("ProcessInfo", "processInfo"): return .system("ProcessInfo")
    case ("Optional", "none"): return Value.none
    case (_, "self"), (_, "Type"): return .type(type)
    case ("URLSessionConfiguration", _): return .object("URLSessionConfiguration", [])
    case (_, "shared"), (_, "standard"), (_, "current"), (_, "main"), (_, "default"),
      (_, "general"):
      return .opaque("\(type).\(member)")
    default: break
    }
    if type == "UIBackgroundTaskIdentifier" { return .int(0) }
    if member.first?.isUppercase == true {
      return withoutCases.contains(type) && !nested.contains("\(type).\(member)")
        ? .opaque("\(type).\(member)") : .type("\(type).\(member)")
    }
    return withoutCases.contains(type) && !member.hasSuffix("Notification")
      ? .opaque("\(type).\(member)") : .member(member)
  }

  /// Whether a static method of the type is simulated, also as `.method()`.
  static func isMethod(_ name: String, of type: String) -> Bool {
    switch (type, name) {
    case ("UNUserNotificationCenter", "current"), ("URLSessionConfiguration", "background"),
      ("DispatchQueue", "global"):
      return true
    default: return false
    }
  }

  /// Types whose cases or values are not in the tables. A static member that is not listed comes from an extension
  /// outside of the files.
  private static let withoutCases: Set = [
    "Bundle", "Data", "Date", "FileManager", "NotificationCenter", "ProcessInfo", "UIApplication",
    "UIDevice", "URL", "URLSession", "UNUserNotificationCenter", "UserDefaults", "String", "Int",
    "Bool", "Notification", "NSNotification", "NSError", "UNNotification", "UNNotificationContent",
    "UNMutableNotificationContent", "UNNotificationRequest", "UNNotificationResponse", "UIColor",
    "UIFont", "UIImage", "UIView", "UIScreen", "UIWindow", "UIViewController", "UIStoryboard",
    "NSTimeZone", "NSLocale", "NSAttributedString",
  ]

  /// The nested types of Apple in these types. Any other nested type comes from an extension outside of the files.
  private static let nested: Set = [
    "Data.Base64DecodingOptions", "Data.Base64EncodingOptions", "Data.Deallocator", "Data.Index",
    "Data.ReadingOptions", "Data.SearchOptions", "Data.WritingOptions",
    "Date.ComponentsFormatStyle",
    "Date.FormatStyle", "Date.FormatString", "Date.ISO8601FormatStyle", "Date.IntervalFormatStyle",
    "Date.ParseStrategy", "Date.RelativeFormatStyle", "Date.VerbatimFormatStyle",
    "FileManager.DirectoryEnumerationOptions", "FileManager.DirectoryEnumerator",
    "FileManager.ItemReplacementOptions", "FileManager.SearchPathDirectory",
    "FileManager.SearchPathDomainMask", "FileManager.UnmountOptions",
    "FileManager.URLRelationship", "Notification.Name", "NSNotification.Name",
    "NotificationCenter.Publisher", "ProcessInfo.ActivityOptions", "ProcessInfo.ThermalState",
    "String.CompareOptions", "String.Comparator", "String.Encoding",
    "String.EncodingConversionOptions",
    "String.EnumerationOptions", "String.Index", "String.Iterator", "String.LocalizationOptions",
    "String.LocalizationValue", "String.UTF16View", "String.UTF8View", "String.UnicodeScalarView",
    "String.StandardComparator", "String.SubSequence", "String.Element",
    "UIApplication.BackgroundTaskIdentifier", "UIApplication.Category",
    "UIApplication.ExtensionPointIdentifier", "UIApplication.LaunchOptionsKey",
    "UIApplication.OpenExternalURLOptionsKey", "UIApplication.OpenURLOptionsKey",
    "UIApplication.State", "UIDevice.BatteryState", "URL.BookmarkCreationOptions",
    "URL.BookmarkResolutionOptions", "URL.DirectoryHint", "URL.FormatStyle", "URL.ParseStrategy",
    "URL.Template", "URLSession.AsyncBytes", "URLSession.AuthChallengeDisposition",
    "URLSession.DataTaskPublisher", "URLSession.DelayedRequestDisposition",
    "URLSession.ResponseDisposition", "Int.Words", "Int.Magnitude", "Int.Stride",
  ]

  /// Numeric constants such as `Double.infinity` and `UInt8.max`.
  static func number(_ type: String, _ member: String) -> Value? {
    switch (KnownType.reference(type), member) {
    case (.double, "infinity"): return .double(.infinity)
    case (.double, "nan"): return .double(.nan)
    case (.double, "pi"): return .double(.pi)
    case (.double, "zero"): return .double(0)
    case (.double, "greatestFiniteMagnitude"): return .double(.greatestFiniteMagnitude)
    case (.double, "leastNonzeroMagnitude"): return .double(.leastNonzeroMagnitude)
    case (.double, "leastNormalMagnitude"): return .double(.leastNormalMagnitude)
    case (.double, "ulpOfOne"): return .double(.ulpOfOne)
    case (.float, "leastNonzeroMagnitude"): return .float(.leastNonzeroMagnitude)
    case (.float, "leastNormalMagnitude"): return .float(.leastNormalMagnitude)
    case (.float, "ulpOfOne"): return .float(.ulpOfOne)
    case (.float, "infinity"): return .float(.infinity)
    case (.float, "nan"): return .float(.nan)
    case (.float, "pi"): return .float(.pi)
    case (.float, "zero"): return .float(0)
    case (.float, "greatestFiniteMagnitude"): return .float(.greatestFiniteMagnitude)
    case (.int, "max"): return .int(.max)
    case (.int, "min"): return .int(.min)
    case (.int, "zero"): return .int(0)
    case (.int, "bitWidth"): return .int(64)
    case (.integer(let type), "max"):
      return type.bits(of: type.highest).map { .integer(type, $0) }
    case (.integer(let type), "min"): return type.bits(of: type.lowest).map { .integer(type, $0) }
    case (.integer(let type), "zero"): return .integer(type, 0)
    case (.integer(let type), "bitWidth"): return .int(type.bitWidth)
    default: return nil
    }
  }

  static func members(of type: String) -> [String] {
    switch type {
    case "UIApplication.State", "UIApplicationState": return states
    case "UIApplication.LaunchOptionsKey", "UIApplicationLaunchOptionsKey": return launchKeys
    case "UIBackgroundFetchResult": return results
    default: return []
    }
  }
}

import LifecycleModel

/// The argument labels of library members. A call with a label that the library's member of that
/// name does not have means a member that the app declares in a file which is not here:
/// `bool(forKey: "on", default: true)`, `sorted(ascending: false)`, `TimeInterval(hours: 2)`.
enum LibraryLabels {
  private struct Owner {
    var supertypes: [String] = []
    var labels: [String: Set<String>] = [:]
  }

  /// The owner of functions that belong to no type.
  static let functions = "-"

  /// The types whose member of the name, `init` for initialisers, exists and takes other labels.
  static func misfits(of name: String, _ labels: [String]) -> [String] {
    let labels = labels.filter { $0 != "_" }
    if labels.isEmpty { return [] }
    let name = isType(name) ? "init" : name
    return checked.filter { type in
      known(name, in: type).map { !$0.isSuperset(of: labels) } ?? false
    }
  }

  /// The name by which the table keeps the type of a call or a value: all integers have the same
  /// members.
  static func tableName(_ type: String) -> String {
    switch type {
    case "TimeInterval", "CGFloat", "CLLocationDegrees", "CLLocationDistance": return "Double"
    case _ where type != "UInt8" && IntegerType(rawValue: type) != nil: return "Int"
    default: return type
    }
  }

  private static func isType(_ name: String) -> Bool {
    name.first?.isUppercase == true && owners[tableName(name)] != nil
  }

  /// The labels of all members of the name that the type has; nil if it has none.
  private static func known(_ name: String, in type: String) -> Set<String>? {
    var found: Set<String>?
    var seen: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let owner = owners[next] else { continue }
      if let labels = owner.labels[name] { found = (found ?? []).union(labels) }
      open += owner.supertypes
    }
    return found
  }

  /// The types that values and calls name; protocols only hand down their members.
  private static let checked: [String] = {
    let protocols = Set(owners.values.flatMap(\.supertypes))
    return owners.keys.filter { !protocols.contains($0) || $0 == "Operation" }.sorted()
  }()

  private static let owners: [String: Owner] = {
    var owners: [String: Owner] = [:]
    var type = ""
    var member = ""
    for line in (ofModules + "\n" + ofFrameworks).split(separator: "\n") {
      for word in line.split(separator: " ") {
        if word.hasSuffix(":") {
          type = String(word.dropLast())
          if owners[type] == nil { owners[type] = Owner() }
        } else if word.hasPrefix("<") {
          owners[type]?.supertypes.append(String(word.dropFirst()))
        } else if word.hasPrefix(":") {
          owners[type]?.labels[member]?.insert(String(word.dropFirst()))
        } else {
          member = String(word)
          if owners[type]?.labels[member] == nil { owners[type]?.labels[member] = [] }
        }
      }
    }
    return owners
  }()

  /// What the toolchain's modules do not have: Apple's frameworks, members of Foundation that only
  /// Apple's has, and functions. In the form of `ofModules`.
  private static let ofFrameworks = """
    -: print :separator :terminator :to debugPrint :separator :terminator :to max min abs NSLog
    String: init :localized :table :bundle :comment :defaultValue :options
    Array: remove :atOffsets move :fromOffsets :toOffset
    URL: appendingPathComponent :conformingTo appendingPathExtension :for
    DispatchQueue: schedule :after :interval :tolerance :options
    Timer: scheduledTimer :timeInterval :target :selector :userInfo :repeats \
      init :timeInterval :target :selector :userInfo :fireAt
    NotificationCenter: addObserver :selector :name :object post :name :object :userInfo \
      removeObserver :name :object publisher :for :object notifications :named :object
    UNUserNotificationCenter: add :withCompletionHandler removeDeliveredNotifications \
      :withIdentifiers removePendingNotificationRequests :withIdentifiers \
      setNotificationCategories requestAuthorization :options :completionHandler \
      getNotificationSettings :completionHandler getDeliveredNotifications :completionHandler \
      getPendingNotificationRequests :completionHandler getNotificationCategories \
      :completionHandler setBadgeCount :withCompletionHandler
    UIApplication: beginBackgroundTask :withName :expirationHandler endBackgroundTask \
      open :options :completionHandler canOpenURL setMinimumBackgroundFetchInterval \
      registerForRemoteNotifications :matching registerUserNotificationSettings \
      scheduleLocalNotification cancelLocalNotification presentLocalNotificationNow
    UNNotificationRequest: init :identifier :content :trigger
    UNTimeIntervalNotificationTrigger: init :timeInterval :repeats
    UNCalendarNotificationTrigger: init :dateMatching :repeats
    UNNotificationAction: init :identifier :title :options :icon
    UNNotificationCategory: init :identifier :actions :minimalActions :intentIdentifiers :options \
      :hiddenPreviewsBodyPlaceholder :categorySummaryFormat
    BGTaskScheduler: register :forTaskWithIdentifier :using :launchHandler submit \
      cancel :taskRequestWithIdentifier getPendingTaskRequests :completionHandler
    BGAppRefreshTaskRequest: init :identifier
    Task: init :name :priority :operation :executorPreference detached :name :priority \
      :operation :executorPreference sleep :nanoseconds :for :until :tolerance :clock
    URLRequest: init :url :cachePolicy :timeoutInterval
    NSPredicate: init :format :arguments :argumentArray :value :block
    BGProcessingTaskRequest: init :identifier
    """
}

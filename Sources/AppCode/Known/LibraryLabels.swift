import LifecycleModel

/// The argument labels of library members, and how many arguments they take. A call that fits no
/// member of its name in the library means a member that the app declares in a file which is not
/// here: `bool(forKey: "on", default: true)`, `sorted(ascending: false)`, `TimeInterval(hours: 2)`,
/// `queue.sync(1) { }`.
enum LibraryLabels {
  private struct Owner {
    var supertypes: [String] = []
    var members: [String: Member] = [:]
  }

  /// All members of a name.
  private struct Member {
    var labels: Set<String> = []
    /// nil: not known.
    var counts: ClosedRange<Int>?
    /// The greatest number of parameters without a label.
    var unlabelled = 0

    func takes(_ given: [String], trailing: Int, isInitialiser: Bool) -> Bool {
      guard given.allSatisfy({ $0 == "_" || labels.contains($0) }) else { return false }
      guard let counts else { return true }
      // A trailing closure takes the label of its parameter.
      guard given.dropLast(trailing).count(where: { $0 == "_" }) <= unlabelled else {
        return false
      }
      // Initialisers without arguments may come from a superclass.
      return counts.contains(given.count) || isInitialiser && given.count < counts.lowerBound
    }

    mutating func join(_ other: Member) {
      labels.formUnion(other.labels)
      guard let one = counts, let two = other.counts else {
        counts = nil
        return
      }
      unlabelled = max(unlabelled, other.unlabelled)
      counts = min(one.lowerBound, two.lowerBound)...max(one.upperBound, two.upperBound)
    }
  }

  /// The owner of functions that belong to no type.
  static let functions = "-"

  /// The types whose member of the name, `init` for initialisers, exists and takes other arguments.
  static func misfits(of name: String, _ labels: [String], trailing: Int = 0) -> [String] {
    let isInitialiser = isType(name)
    guard let all = members[isInitialiser ? "init" : name] else { return [] }
    return all.compactMap { type, member in
      member.takes(labels, trailing: trailing, isInitialiser: isInitialiser) ? nil : type
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

  /// By name: the types that have such members, sorted, also by their supertypes.
  private static let members: [String: [(type: String, member: Member)]] = {
    var found: [String: [(type: String, member: Member)]] = [:]
    for type in checked {
      var own: [String: Member] = [:]
      var seen: Set<String> = []
      var open = [type]
      while let next = open.popLast() {
        guard seen.insert(next).inserted, let owner = owners[next] else { continue }
        for (name, member) in owner.members {
          if own[name]?.join(member) == nil { own[name] = member }
        }
        open += owner.supertypes
      }
      for (name, member) in own { found[name, default: []].append((type, member)) }
    }
    return found
  }()

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
          owners[type]?.members[member]?.labels.insert(String(word.dropFirst()))
        } else if word.hasPrefix("#") {
          let numbers = word.dropFirst().split(separator: "-", omittingEmptySubsequences: false)
            .map { Int($0) ?? .max }
          guard numbers.count == 3 else { continue }
          owners[type]?.members[member]?.counts = numbers[0]...max(numbers[0], numbers[1])
          owners[type]?.members[member]?.unlabelled = numbers[2]
        } else {
          member = String(word)
          // The frameworks' members of a name of the modules come with unknown counts.
          if owners[type]?.members[member] == nil {
            owners[type]?.members[member] = Member()
          } else {
            owners[type]?.members[member]?.counts = nil
          }
        }
      }
    }
    return owners
  }()

  /// What the toolchain's modules do not have: Apple's frameworks, members of Foundation that only
  /// Apple's has, and functions. In the form of `ofModules`, without numbers of arguments.
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

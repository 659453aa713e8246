import LifecycleModel

/// The argument labels and argument counts of library members. If a call fits no library member of its name, the app
/// declares the member in a file that is not loaded: `bool(forKey: "on", default: true)`, `sorted(ascending: false)`,
/// `TimeInterval(hours: 2)`, `queue.sync(1) { }`.
enum LibraryLabels {
  private struct Owner {
    var supertypes: [String] = []
    var members: [String: Member] = [:]
  }

  /// All members of one name in a type.
  private struct Member {
    var labels: Set<String> = []
    /// nil: unknown.
    var counts: ClosedRange<Int>?
    /// The greatest number of parameters without a label.
    var unlabelled = 0

    func takes(_ given: [String], trailing: Int, isInitialiser: Bool) -> Bool {
      guard given.allSatisfy({ $0 == "_" || labels.contains($0) }) else { return false }
      guard let counts else { return true }
      // A trailing closure stands for the label of its parameter.
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

  /// The types that have a member of the name (`init` for initialisers) but none with these arguments.
  static func typesWithOtherLabels(of name: String, _ labels: [String], trailing: Int = 0)
    -> [String]
  {
    let isInitialiser = isType(name)
    guard let all = members[isInitialiser ? "init" : name] else { return [] }
    return all.compactMap { type, member in
      member.takes(labels, trailing: trailing, isInitialiser: isInitialiser) ? nil : type
    }
  }

  /// The name of the type in the table. All integer types share one name, because they have the same members.
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

  /// By member name: the types that have such members, also through their supertypes, sorted.
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

  /// The types that values and calls can have. Protocols only pass their members on to these.
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
          // Argument counts are unknown for a framework's member that has the name of a module's member.
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

  /// Members that the toolchain's modules lack: those of Apple's frameworks, those that only Apple's Foundation has,
  /// and functions. Same format as `ofModules`, without argument counts.
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

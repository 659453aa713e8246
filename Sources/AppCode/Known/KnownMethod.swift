/// Methods that the interpreter plays, by `name(labels:)`. A trailing closure takes the last label.
enum KnownMethod: String, CaseIterable, Sendable {
  case registerForRemoteNotifications = "registerForRemoteNotifications()"
  case isRegistered = "isRegisteredForRemoteNotifications()"
  case unregister = "unregisterForRemoteNotifications()"
  case setFetchInterval = "setMinimumBackgroundFetchInterval(_:)"
  case dataTaskWithHandler = "dataTask(with:completionHandler:)"
  case resume = "resume()"
  case async = "async(execute:)"
  case asyncAfter = "asyncAfter(deadline:execute:)"
  case hasPrefix = "hasPrefix(_:)"
  case hasSuffix = "hasSuffix(_:)"
  case contains = "contains(_:)"
  case containsWhere = "contains(where:)"
  case firstWhere = "first(where:)"
  case lowercased = "lowercased()"
  case uppercased = "uppercased()"
  case joined = "joined(separator:)"
  case joinedPlainly = "joined()"
  case map = "map(_:)"
  case compactMap = "compactMap(_:)"
  case filter = "filter(_:)"
  case forEach = "forEach(_:)"
  case reversed = "reversed()"
  case sorted = "sorted()"
  case enumerated = "enumerated()"
  case lastWhere = "last(where:)"
  case allSatisfy = "allSatisfy(_:)"
  case reduce = "reduce(_:_:)"
  case sortedBy = "sorted(by:)"
  case post = "post(name:object:)"
  case requestAuthorization = "requestAuthorization(options:completionHandler:)"
  case registerTask = "register(forTaskWithIdentifier:using:launchHandler:)"
  case submit = "submit(_:)"
  case setTaskCompleted = "setTaskCompleted(success:)"
  case postWithInfo = "post(name:object:userInfo:)"

  static let names = allCases.map(\.rawValue)
}

/// Methods that change the value they are called on.
enum KnownMutation: String, CaseIterable, Sendable {
  case append = "append(_:)"
  case appendAll = "append(contentsOf:)"
  case insert = "insert(_:at:)"
  case remove = "remove(at:)"
  case removeFirst = "removeFirst()"
  case removeLast = "removeLast()"
  case popLast = "popLast()"
  case removeAll = "removeAll()"
  case removeValue = "removeValue(forKey:)"
  case toggle = "toggle()"

  static let names = allCases.map(\.rawValue)
}

/// Functions and initialisers, by `name(labels:)`; `print(_:)` takes any number of arguments.
enum KnownFunction: String, CaseIterable, Sendable {
  case print = "print(_:)"
  case debugPrint = "debugPrint(_:)"
  case log = "NSLog(_:)"
  case url = "URL(string:)"
  case notificationCenter = "current()"
  case refreshRequest = "BGAppRefreshTaskRequest(identifier:)"
  case format = "String(format:)"
  case notificationName = "Name(_:)"
  case int = "Int(_:)"
  case double = "Double(_:)"
  case text = "String(_:)"
  case textDescribing = "String(describing:)"
  case now = "now()"
  case seconds = "seconds(_:)"
  case milliseconds = "milliseconds(_:)"
  case fatalError = "fatalError(_:)"
  case fatalErrorPlain = "fatalError()"
  case assertionFailure = "assertionFailure(_:)"
  case precondition = "precondition(_:)"
  case preconditionText = "precondition(_:_:)"
  case minimum = "min(_:_:)"
  case maximum = "max(_:_:)"
  case absolute = "abs(_:)"

  static let names = allCases.map(\.rawValue)

  var takesAnyNumber: Bool {
    switch self {
    case .print, .debugPrint, .log: return true
    case .url, .notificationCenter, .refreshRequest, .format, .notificationName, .int, .double,
      .text, .textDescribing, .now, .seconds,
      .milliseconds, .fatalError,
      .fatalErrorPlain, .assertionFailure, .precondition, .preconditionText, .minimum, .maximum,
      .absolute:
      return false
    }
  }
}

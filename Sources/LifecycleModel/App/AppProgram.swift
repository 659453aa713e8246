/// The delegate under test, as the model needs it. The module AppCode implements it for the app's code; tests of single
/// rules use small stand-ins.
package protocol AppProgram: Sendable {
  /// The delegate's file, without folders, as the trace prints it.
  var file: String { get }
  var propertyNames: [String] { get }
  /// BGTaskSchedulerPermittedIdentifiers of its Info.plist. Contains `anyTask` if the list is not
  /// known.
  var permittedTasks: [String] { get }
  /// Whether its code refers to BGContinuedProcessingTask, whose handlers may be registered late.
  var usesContinuedProcessing: Bool { get }
  /// Indices in `propertyNames` of properties that cannot affect what the code does.
  var idleProperties: [Int] { get }
  /// Whether a comment in the source marks the app's interpretation of a push (`// pushlab: tap`).
  var hasMarks: Bool { get }
  /// Whether its code reads which button of a notification was pressed.
  var asksForButtons: Bool { get }
  /// The delegate's superclass if its code is not available. Such a class may implement any method.
  var unknownSuperclass: String? { get }
  func answer(to callback: Callback) -> Answer
  /// Like `answer(to:)`, for the class of UNUserNotificationCenter's delegate.
  func answer(to callback: Callback, of type: String) -> Answer
  /// The line, from 1, where a closure begins. Used for launch handlers, which are closures.
  func line(of closure: Value) -> Int
  /// Whether running the work changes only the trace.
  func isIdle(_ work: Value) -> Bool
  /// Whether equal work that runs right after it has no further effect: the work changes nothing that it reads.
  /// `forHandlers`: considers only completion handlers.
  func isRepeatable(_ work: Value, forHandlers: Bool) -> Bool
  /// The heap without the interpreter's notes about unknown expressions. `keepsNumbers`: keeps the numbers that `assume
  /// LINE.N` uses.
  func withoutBookkeeping(_ heap: [Value?], keepsNumbers: Bool) -> [Value?]
  /// Whether running the work can affect completion handlers.
  func concernsHandlers(_ work: Value, in memory: AppMemory) -> Bool
  /// Methods that no file calls, but unknown code may, and that can affect completion handlers.
  var methodsOfferedForHandlers: [String] { get }
  /// Lines of `catch` and `try?` that decide about completion handlers, although only code outside of the files could
  /// throw there.
  var errorsNotTaken: [Int] { get }
  /// Whether the values in UserDefaults can affect completion handlers.
  var readsDefaultsForHandlers: Bool { get }
  /// UserDefaults without the values that cannot affect completion handlers.
  func aboutHandlers(defaults: Value) -> Value
  /// Whether the code schedules local notifications for a later time.
  var schedulesLocalNotifications: Bool { get }
  /// Whether the code asks which notifications were delivered.
  var readsDeliveredNotifications: Bool { get }
  /// Whether code that can affect completion handlers reads which notifications were delivered.
  var readsDeliveredForHandlers: Bool { get }
  /// The program for searches about completion handlers in which iOS grants no fetch and no
  /// background task.
  var withoutGrants: any AppProgram { get }
  /// The program for a search: it remembers what its code did in which circumstances.
  var rememberingRuns: any AppProgram { get }
  /// The memory without the values that cannot affect completion handlers.
  func aboutHandlers(_ memory: AppMemory) -> AppMemory
  /// The memory of the app's process without assumptions about expressions that none of its code can read again.
  func withoutDeadAssumptions(in world: World) -> AppMemory
  /// Whether no code of the app's process can read the expression of the assumption again.
  func isSettled(_ assumption: Assumption, about what: String, in world: World) -> Bool
  /// The memory without the assumption about the unknown expression, so that the code reads it again.
  func forgetting(_ what: String, in memory: AppMemory) -> AppMemory
  /// The assumption that gives the unknown expression another value.
  func assumption(_ value: AssumedValue, of assumed: Assumed) -> Assumption
  /// Runs code of the app. Its effects go through `reaction` (`Reaction+Services.swift`): each executed line, each
  /// store and each system call is a step that changes the world.
  func run(_ entry: AppEntry, in reaction: inout Reaction)
}

extension AppProgram {
  package var permittedTasks: [String] { [] }
  package var usesContinuedProcessing: Bool { false }
  package var idleProperties: [Int] { [] }
  package var hasMarks: Bool { true }
  package var asksForButtons: Bool { false }
  package var unknownSuperclass: String? { nil }
  package func answer(to callback: Callback, of type: String) -> Answer { answer(to: callback) }
  package func line(of closure: Value) -> Int { 1 }
  package func isIdle(_ work: Value) -> Bool { false }
  package func isRepeatable(_ work: Value, forHandlers: Bool) -> Bool { false }
  package func withoutBookkeeping(_ heap: [Value?], keepsNumbers: Bool) -> [Value?] { heap }
  package func concernsHandlers(_ work: Value, in memory: AppMemory) -> Bool { true }
  package var methodsOfferedForHandlers: [String] { [] }
  package var errorsNotTaken: [Int] { [] }
  package var readsDefaultsForHandlers: Bool { true }
  package func aboutHandlers(defaults: Value) -> Value {
    readsDefaultsForHandlers ? defaults : .dictionary([])
  }
  package var schedulesLocalNotifications: Bool { false }
  package var readsDeliveredNotifications: Bool { false }
  package var readsDeliveredForHandlers: Bool { readsDeliveredNotifications }
  package var withoutGrants: any AppProgram { self }
  package var rememberingRuns: any AppProgram { self }
  package func aboutHandlers(_ memory: AppMemory) -> AppMemory { memory }
  package func withoutDeadAssumptions(in world: World) -> AppMemory {
    world.appProcess?.memory ?? AppMemory()
  }
  package func isSettled(_ assumption: Assumption, about what: String, in world: World) -> Bool {
    false
  }
  package func forgetting(_ what: String, in memory: AppMemory) -> AppMemory { memory }
  package func assumption(_ value: AssumedValue, of assumed: Assumed) -> Assumption {
    Assumption(line: assumed.line, number: assumed.number, value)
  }
}

/// Stands for every identifier of BGTaskScheduler.
package let anyTask = "*"

/// Whether and where a program has a delegate method. Lines count from 1.
package enum Answer: Hashable, Sendable {
  case implemented(line: Int)
  case missing
  /// The method is not in the files. The superclass, whose code is unknown, may implement it.
  case elsewhere(superclass: String)
  /// A method whose name differs slightly from Apple's. iOS never calls it.
  case nearMiss(name: String, line: Int)
}

/// A point where iOS starts to run code of the app.
package enum AppEntry: Hashable, Sendable {
  /// The process starts: the delegate is created and its stored properties get their initial
  /// values.
  case start
  /// UIKit creates the delegate of a scene that connects.
  case sceneDelegate
  /// Runs only if `answer(to:)` is `implemented`.
  case callback(Callback, [Argument])
  /// UIKit posts a notification. The app's observers receive it.
  case notification(String)
  /// SwiftUI updates the app's scenes and views. Only for programs with a SwiftUI `App`.
  case views(ViewEvent)
  /// A closure that the app passed to the system earlier.
  case closure(Value, [Argument])
}

/// A value that iOS passes to the app's code, in the order of the method's parameters.
package enum Argument: Hashable, Sendable {
  case application
  case launchOptions(LaunchOptions)
  /// The payload as `userInfo`.
  case userInfo(ReceivedPush)
  case handler(HandlerID)
  /// The two parameters of `requestAuthorization`'s closure.
  case granted(Bool)
  case deviceToken
  /// `isOffline`: there was no connection to APNs. Otherwise the app lacks the capability.
  case registrationError(isOffline: Bool)
  case scene
  case session
  /// A set that contains the only scene session.
  case sessions
  /// Contains the response or the link if a tap or a link connects the scene.
  case connectionOptions(response: ReceivedPush?, link: Link? = nil)
  /// The URL and the dictionary of options after it.
  case openedURL(Link)
  /// The URL, the unknown app that it comes from, and its annotation.
  case openedURLFromApplication(Link)
  /// A set that contains one UIOpenURLContext.
  case urlContexts(Link)
  /// NSUserActivity of a universal link.
  case userActivity(Link)
  /// The closure that takes the objects to restore a user interface. The simulator ignores its
  /// call.
  case restorationHandler
  case notificationCenter
  /// UILocalNotification. Also the argument of the button methods up to iOS 9.
  case localNotification(ReceivedPush)
  case actionIdentifier(String)
  case responseInfo(NotificationResponse)
  /// UNNotification and UNNotificationResponse.
  case notification(ReceivedPush)
  case response(ReceivedPush)
  /// The three parameters of a data task's completion handler.
  case downloaded(Network.Outcome)
  /// The identifier of `handleEventsForBackgroundURLSession`.
  case sessionIdentifier(String)
  case locationManager
  /// A CLRegion, by its identifier.
  case region(String)
  /// CLMonitor.Event: the condition's identifier and whether the condition is now satisfied.
  case monitorEvent(String, satisfied: Bool)
  case locationUpdate
  /// `[CLLocation]` with one location.
  case locations
  case visit
  /// The BGTask of a launch handler.
  case launchedTask(LaunchedTask)
  /// A background URLSession, by its identifier.
  case urlSession(String)
  case downloadTask
  case fileURL
  /// The error of `didCompleteWithError`; nil if the transfer succeeded.
  case transferError(TransferEnd)
  case pushRegistry
  case pushPayload(ReceivedPush)
  case pushType
  /// PKPushCredentials with the token.
  case pushCredentials
  /// PKVoIPPushMetadata.
  case pushMetadata(mustReport: Bool)
  case authorizationStatus(Settings.Location)
  /// The UNNotificationRequest of a service extension.
  case notificationRequest(ReceivedPush)
}

/// The launch options dictionary; the app gets nil instead of an empty one.
package struct LaunchOptions: Hashable, Sendable {
  package var remoteNotification: ReceivedPush?
  /// Used up to iOS 9.
  package var localNotification: ReceivedPush?
  /// The app was launched for a location event: the value of the key is true.
  package var isForLocation: Bool
  package var link: Link?

  package init(remoteNotification: ReceivedPush? = nil, isForLocation: Bool = false) {
    self.remoteNotification = remoteNotification
    self.isForLocation = isForLocation
  }

  /// The user tapped a notification. A local notification has a key only up to iOS 9.
  init(tapped push: ReceivedPush?, of profile: Profile) {
    let isLocal = push?.isLocal == true
    self.init(remoteNotification: isLocal ? nil : push)
    if isLocal, !profile.hasNotificationCenterDelegate { localNotification = push }
  }

  /// Sorted, as the trace prints them.
  package var keys: [String] {
    (localNotification == nil ? [] : ["localNotification"]) + (isForLocation ? ["location"] : [])
      + (remoteNotification == nil ? [] : ["remoteNotification"])
      + (link.map { [$0.isUniversal ? "userActivityDictionary" : "url"] } ?? [])
  }
}

extension Argument {
  /// Whether these are connection options with the response of a tap.
  var isResponse: Bool {
    if case .connectionOptions(response: .some, link: _) = self { return true }
    return false
  }
}

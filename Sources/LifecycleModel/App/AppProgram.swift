/// The delegate under test, as the model needs it. The app's code lives elsewhere (module AppCode);
/// tests of single rules use small stand-ins.
package protocol AppProgram: Sendable {
  /// The delegate's file, without folders, as the trace prints it.
  var file: String { get }
  var propertyNames: [String] { get }
  /// BGTaskSchedulerPermittedIdentifiers of its Info.plist; `anyTask` among them where it is not
  /// known.
  var permittedTasks: [String] { get }
  /// Its code refers to BGContinuedProcessingTask, whose handlers may be registered late.
  var usesContinuedProcessing: Bool { get }
  /// Places in `propertyNames` of those that can never steer what the code does.
  var idleProperties: [Int] { get }
  /// A remark of the source says somewhere what the app takes a push for.
  var hasMarks: Bool { get }
  /// The delegate's superclass, if its code is not here; it may have any method.
  var unknownSuperclass: String? { get }
  func answer(to callback: Callback) -> Answer
  /// The same of a class whose object is the delegate of UNUserNotificationCenter.
  func answer(to callback: Callback, of type: String) -> Answer
  /// The line where a closure begins, from 1; for launch handlers, which are closures.
  func line(of closure: Value) -> Int
  /// Whether running the work can change nothing but what is printed.
  func isIdle(_ work: Value) -> Bool
  /// The heap without what only numbers unknown things or tells that they were told.
  func withoutBookkeeping(_ heap: [Value?]) -> [Value?]
  /// Whether running the work can affect completion handlers.
  func bearsOnHandlers(_ work: Value, in memory: AppMemory) -> Bool
  /// Whether what UserDefaults hold can.
  var readsDefaultsForHandlers: Bool { get }
  /// The memory without what cannot.
  func aboutHandlers(_ memory: AppMemory) -> AppMemory
  /// The memory of the app's process without what was assumed of things that no code of the process
  /// can ask for any more.
  func withoutSettled(in world: World) -> AppMemory
  /// Whether no code of the app's process can ask any more for what the assumption is about.
  func isSettled(_ assumption: Assumption, about what: String, in world: World) -> Bool
  /// What says that the unknown thing has another value.
  func assumption(_ value: AssumedValue, of assumed: Assumed) -> Assumption
  /// Runs code of the app. What it does goes through `reaction` (`Reaction+Services.swift`): each
  /// executed line, each store, each call of the system is a step, and the world is changed by it.
  func run(_ entry: AppEntry, in reaction: inout Reaction)
}

extension AppProgram {
  package var permittedTasks: [String] { [] }
  package var usesContinuedProcessing: Bool { false }
  package var idleProperties: [Int] { [] }
  package var hasMarks: Bool { true }
  package var unknownSuperclass: String? { nil }
  package func answer(to callback: Callback, of type: String) -> Answer { answer(to: callback) }
  package func line(of closure: Value) -> Int { 1 }
  package func isIdle(_ work: Value) -> Bool { false }
  package func withoutBookkeeping(_ heap: [Value?]) -> [Value?] { heap }
  package func bearsOnHandlers(_ work: Value, in memory: AppMemory) -> Bool { true }
  package var readsDefaultsForHandlers: Bool { true }
  package func aboutHandlers(_ memory: AppMemory) -> AppMemory { memory }
  package func withoutSettled(in world: World) -> AppMemory {
    world.appProcess?.memory ?? AppMemory()
  }
  package func isSettled(_ assumption: Assumption, about what: String, in world: World) -> Bool {
    false
  }
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
  /// A method that differs from Apple's name by a slip: iOS never calls it.
  case nearMiss(name: String, line: Int)
}

/// Where code of the app begins to run.
package enum AppEntry: Hashable, Sendable {
  /// The process starts: the delegate is made, its stored properties get their first values.
  case start
  /// Not run where `answer(to:)` is not `implemented`.
  case callback(Callback, [Argument])
  /// UIKit posts a notification: observers of the app get it.
  case notification(String)
  /// SwiftUI works at the app's scenes and views. Only for programs with a SwiftUI `App`.
  case views(ViewEvent)
  /// A closure that the app handed to the system earlier.
  case closure(Value, [Argument])
}

/// What iOS passes to the app's code, in the order of the method's parameters.
package enum Argument: Hashable, Sendable {
  case application
  case launchOptions(LaunchOptions)
  /// The payload as `userInfo`.
  case userInfo(ReceivedPush)
  case handler(HandlerID)
  /// The two parameters of `requestAuthorization`'s closure.
  case granted(Bool)
  case deviceToken
  case registrationError
  case scene
  case session
  /// A set with the one scene session.
  case sessions
  /// With the response or the link where a tap or a link connects the scene.
  case connectionOptions(response: ReceivedPush?, link: Link? = nil)
  /// The URL, and the dictionary of options behind it.
  case openedURL(Link)
  /// The URL, the unknown app that it comes from and its annotation.
  case openedURLFromApplication(Link)
  /// A set with one UIOpenURLContext.
  case urlContexts(Link)
  /// NSUserActivity of a universal link.
  case userActivity(Link)
  /// Takes the objects that restore a user interface; nothing comes of it.
  case restorationHandler
  case notificationCenter
  /// UILocalNotification, and what the methods for buttons get up to iOS 9.
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
  /// A CLRegion with its identifier.
  case region(String)
  /// CLMonitor.Event: the condition's identifier, and whether it is satisfied now.
  case monitorEvent(String, satisfied: Bool)
  /// CLLocationUpdate.
  case locationUpdate
  /// `[CLLocation]` with one of them.
  case locations
  case visit
  /// The BGTask of a launch handler.
  case launchedTask(LaunchedTask)
  /// A background URLSession by its identifier.
  case urlSession(String)
  case downloadTask
  case fileURL
  /// The error of `didCompleteWithError`: nil where the transfer is done.
  case transferError(TransferEnd)
  case pushRegistry
  case pushPayload(ReceivedPush)
  case pushType
  /// PKPushCredentials with the token.
  case pushCredentials
  /// PKVoIPPushMetadata.
  case pushMetadata(mustReport: Bool)
  /// CLAuthorizationStatus.
  case authorizationStatus(Settings.Location)
  /// The UNNotificationRequest of a service extension.
  case notificationRequest(ReceivedPush)
}

/// The launch options dictionary; empty: nil.
package struct LaunchOptions: Hashable, Sendable {
  package var remoteNotification: ReceivedPush?
  /// Up to iOS 9.
  package var localNotification: ReceivedPush?
  /// Launched for a location event: the key's value is true.
  package var isForLocation: Bool
  package var link: Link?

  package init(remoteNotification: ReceivedPush? = nil, isForLocation: Bool = false) {
    self.remoteNotification = remoteNotification
    self.isForLocation = isForLocation
  }

  /// The user tapped a notification: a local one is there up to iOS 9 only.
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
  /// Connection options that hold the response of a tap.
  var isResponse: Bool {
    if case .connectionOptions(response: .some, link: _) = self { return true }
    return false
  }
}

import PushKit
import SignalServiceKit
import UIKit
import UserNotifications

enum LaunchPreflightError {
  case unknownDatabaseVersion, couldNotRestoreTransferredData,
    databaseCorruptedAndMightBeRecoverable
  var supportTag: String {
    switch self {
    case .unknownDatabaseVersion: return "LaunchFailure_UnknownDatabaseVersion"
    default: return "LaunchFailure_Other"
    }
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  private enum Constants { static let appLaunchesAttemptedKey = "AppLaunchesAttempted" }
  var window: UIWindow?
  private lazy var screenLockUI = ScreenLockUI(appReadiness: appReadiness)
  private let appReadiness = AppReadinessImpl()
  private var didAppLaunchFail: Bool = false {
    didSet { if !didAppLaunchFail { self.shouldKillAppWhenBackgrounded = false } }
  }
  private var shouldKillAppWhenBackgrounded: Bool = false
  private var areVersionMigrationsComplete = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let launchStartedAt = CACurrentMediaTime()
    NSSetUncaughtExceptionHandler(uncaughtExceptionHandler)
    let mainAppContext = MainAppContext()
    SetCurrentAppContext(mainAppContext, isRunningTests: false)
    let debugLogger = DebugLogger.shared
    debugLogger.enableTTYLoggingIfNeeded()
    Logger.warn("application: didFinishLaunchingWithOptions.")
    defer { Logger.info("didFinishLaunchingWithOptions completed.") }
    BenchEventStart(title: "Presenting HomeView", eventId: "AppStart", logInProduction: true)
    MessageFetchBGRefreshTask.register(appReadiness: appReadiness)
    let keychainStorage = KeychainStorageImpl(
      isUsingProductionService: TSConstants.isUsingProductionService)
    let deviceTransferService = DeviceTransferService(
      appReadiness: appReadiness, keychainStorage: keychainStorage)
    let userDefaults = mainAppContext.appUserDefaults()
    let appLaunchesAttempted = userDefaults.integer(forKey: Constants.appLaunchesAttemptedKey)
    userDefaults.set(appLaunchesAttempted + 1, forKey: Constants.appLaunchesAttemptedKey)
    if CurrentAppContext().isRunningTests { return true }
    let preflightError = checkIfAllowedToLaunch(
      mainAppContext: mainAppContext, appLaunchesAttempted: appLaunchesAttempted)
    if let preflightError {
      didAppLaunchFail = true
      let viewController = TerminalViewController(error: preflightError.supportTag)
      window?.rootViewController = viewController
      return true
    }
    let window: UIWindow = OWSWindow()
    self.window = window
    CurrentAppContext().mainWindow = window
    launchApp(in: window, launchStartedAt: launchStartedAt)
    return true
  }

  private func checkIfAllowedToLaunch(mainAppContext: MainAppContext, appLaunchesAttempted: Int)
    -> LaunchPreflightError?
  {
    guard checkEnoughDiskSpaceAvailable() else { return .couldNotRestoreTransferredData }
    if DatabaseCorruptionState(userDefaults: mainAppContext.appUserDefaults()).status.isCorrupted {
      return .databaseCorruptedAndMightBeRecoverable
    }
    let launchAttemptFailureThreshold = DebugFlags.betaLogging ? 2 : 3
    if appLaunchesAttempted >= launchAttemptFailureThreshold { return .unknownDatabaseVersion }
    return nil
  }
  private func checkEnoughDiskSpaceAvailable() -> Bool {
    return OWSFileSystem.freeSpace(of: URL(fileURLWithPath: "/")).map { $0 > 500 } ?? true
  }

  private func launchApp(in window: UIWindow, launchStartedAt: CFTimeInterval) {
    assert(!didAppLaunchFail)
    UNUserNotificationCenter.current().delegate = self
    appReadiness.runNowOrWhenAppDidBecomeReadyAsync { [weak self] in
      guard let self else { return }
      self.areVersionMigrationsComplete = true
      AssertIsOnMainThread()
      DispatchQueue.main.async { self.enableBackgroundRefreshIfNecessary() }
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(registrationStateDidChange), name: .registrationStateDidChange,
      object: nil)
    Logger.info("window: \(window)")
  }
  @objc private func registrationStateDidChange() {
    AssertIsOnMainThread()
    enableBackgroundRefreshIfNecessary()
  }
  private func enableBackgroundRefreshIfNecessary() {
    let interval =
      DependenciesBridge.shared.tsAccountManager.registrationStateWithMaybeSneakyTransaction
        .isRegistered
      ? UIApplication.backgroundFetchIntervalMinimum : UIApplication.backgroundFetchIntervalNever
    UIApplication.shared.setMinimumBackgroundFetchInterval(interval)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    AssertIsOnMainThread()
    if CurrentAppContext().isRunningTests { return }
    if didAppLaunchFail { return }
    appReadiness.runNowOrWhenAppDidBecomeReadySync { self.handleActivation() }
    clearAppropriateNotificationsAndRestoreBadgeCount()
  }
  private func handleActivation() {
    Logger.warn("handleActivation")
    SSKEnvironment.shared.syncManager.sendAllSyncMessagesIfNecessary().catch { (error: Error) in
      Logger.error("Error: \(error)")
    }
  }
  private func clearAppropriateNotificationsAndRestoreBadgeCount() {
    appReadiness.runNowOrWhenAppDidBecomeReadySync {
      AppEnvironment.shared.badgeManager.forceUpdateBadgeNumber()
    }
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    Logger.info("")
    if shouldKillAppWhenBackgrounded {
      Logger.flush()
      exit(0)
    }
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    AssertIsOnMainThread()
    if SSKDebugFlags.verboseNotificationLogging {
      Logger.info("didReceiveRemoteNotification w/ completion.")
    }
    DispatchQueue.main.async {
      if let remoteNotification = userInfo["CHALLENGE"] as? String {
        SSKEnvironment.shared.pushChallenge(remoteNotification)
        completionHandler(.noData)
      } else {
        self.processRemoteNotification(userInfo) { completionHandler(.newData) }
      }
    }
  }
  private func processRemoteNotification(
    _ remoteNotification: [AnyHashable: Any], completion: @escaping () -> Void
  ) {
    guard !didAppLaunchFail else { return }
    appReadiness.runNowOrWhenAppDidBecomeReadySync {
      guard
        DependenciesBridge.shared.tsAccountManager.registrationStateWithMaybeSneakyTransaction
          .isRegistered
      else {
        Logger.info("Ignoring remote notification; user is not registered.")
        return
      }
      SSKEnvironment.shared.messageFetcherJob.run().ensure { completion() }
    }
  }
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let cron = Task { @MainActor in
      let backgroundFetcher = DependenciesBridge.shared.backgroundMessageFetcherFactory
        .buildFetcher()
      await backgroundFetcher.start()
      try? await backgroundFetcher.waitForFetchingProcessingAndSideEffects()
      return UIBackgroundFetchResult.newData
    }
    Task { completionHandler(await cron.value) }
  }
}
extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    if notification.request.content.userInfo["isFromRemoteDevice"] as? Bool == true {
      completionHandler([])
      return
    }
    let options: UNNotificationPresentationOptions =
      notification.request.content.badge != nil ? [.badge] : [.list, .banner]
    completionHandler(options)
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    appReadiness.runNowOrWhenAppDidBecomeReadySync {
      Task { @MainActor in
        defer { completionHandler() }
        do {
          try await NotificationActionHandler.handleNotificationResponse(
            response, appReadiness: self.appReadiness)
        } catch { Logger.warn("\(error)") }
      }
    }
  }
}

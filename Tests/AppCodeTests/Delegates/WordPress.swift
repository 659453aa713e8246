import CocoaLumberjack
import Reachability
import UIKit
import UserNotifications
import WordPressAuthenticator
import WordPressKit

class WordPressAppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  let backgroundTasksCoordinator = BackgroundTasksCoordinator(
    scheduler: BGTaskScheduler.shared, tasks: [],
    eventHandler: WordPressBackgroundTaskEventHandler())

  private lazy var shortcutCreator = WP3DTouchShortcutCreator()
  private var authManager: WordPressAuthenticationManager?
  private var pingHubManager: PingHubManager?
  private var noticePresenter: NoticePresenter?
  private var bgTask: UIBackgroundTaskIdentifier? = nil
  private let remoteFeatureFlagStore = RemoteFeatureFlagStore()
  @objc let logger = WPLogger()
  @objc var internetReachability: Reachability?
  @objc var connectionAvailable: Bool = true

  private var shouldRestoreApplicationState = false

  private lazy var uploadsManager: UploadsManager = {
    return UploadsManager(uploaders: [MediaCoordinator.shared, PostCoordinator.shared])
  }()

  @objc class var shared: WordPressAppDelegate? {
    return UIApplication.shared.delegate as? WordPressAppDelegate
  }

  private(set) lazy var windowManager: WindowManager = {
    guard let window = window else {
      fatalError("The App cannot run without a window.")
    }
    return WindowManager(window: window)
  }()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    AppAppearance.overrideAppearance()
    MemoryCache.shared.register()
    MediaImageService.migrateCacheIfNeeded()
    PostCoordinator.shared.delegate = self

    let queue = DispatchQueue(label: "wordpress-config-queue")
    let deviceInformation = TracksDeviceInformation()
    queue.async {
      let height = deviceInformation.statusBarHeight
      let orientation = deviceInformation.orientation!
      print(height, orientation)
    }
    WordPressAuthenticationManager(
      windowManager: windowManager, remoteFeaturesStore: remoteFeatureFlagStore
    ).initializeWordPressAuthenticator()
    configureAnalytics()
    setupPingHub()
    setupBackgroundRefresh(application)
    if !isRunningTests() { checkAppleIDCredentialState() }
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    DDLogInfo("didFinishLaunchingWithOptions state: \(application.applicationState)")
    ABTest.start()
    Media.removeTemporaryData()
    NotificationCenter.default.addObserver(
      self, selector: #selector(handleDefaultAccountChangedNotification(_:)),
      name: NSNotification.Name.WPAccountDefaultWordPressComAccountChanged, object: nil)
    InteractiveNotificationsManager.shared.registerForUserNotifications()
    PushNotificationsManager.shared.registerForRemoteNotifications()
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    DDLogInfo("\(self) \(#function)")
    let app = UIApplication.shared
    if let task = bgTask, bgTask != .invalid {
      app.endBackgroundTask(task)
    }
    bgTask = app.beginBackgroundTask(expirationHandler: {
      DDLogInfo("Background task expired.")
      if let task = self.bgTask { app.endBackgroundTask(task) }
      self.bgTask = .invalid
    })
    backgroundTasksCoordinator.scheduleTasks { result in
      if case .failure(let error) = result {
        DDLogError("Error: \(error)")
      }
    }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    uploadsManager.resume()
    updateFeatureFlags()
    if let task = bgTask, task != .invalid {
      application.endBackgroundTask(task)
      bgTask = .invalid
    }
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    uploadsManager.resume()
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    PushNotificationsManager.shared.registerDeviceToken(deviceToken)
  }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {
    PushNotificationsManager.shared.registrationDidFail(error as NSError)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    DDLogInfo("\(self) \(#function)")
    PushNotificationsManager.shared.application(
      application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler
    )
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    DDLogInfo("Application launched with URL: \(url)")
    guard url.scheme == "wordpress" else { return false }
    return JetpackDeepLinkParser.parse(url) ?? false
  }

  private func setupBackgroundRefresh(_ application: UIApplication) {
    backgroundTasksCoordinator.registerTasks { result in
      switch result {
      case .success: DDLogInfo("ok")
      case .failure(let error): DDLogError("\(error)")
      }
    }
  }
  private func setupPingHub() { pingHubManager = PingHubManager() }
  private func configureAnalytics() {
    let context = ContextManager.shared.mainContext
    guard let account = try? WPAccount.lookupDefaultWordPressComAccount(in: context) else { return }
    WPAnalytics.refresh(account.username)
  }
  private func updateFeatureFlags() {
    remoteFeatureFlagStore.updateIfNeeded(then: { DDLogInfo("flags") })
  }
  @objc private func handleDefaultAccountChangedNotification(_ notification: NSNotification) {
    if notification.object != nil { setupPingHub() } else { removeTodayWidgetConfiguration() }
  }
  func removeTodayWidgetConfiguration() { WidgetCenter.shared.reloadAllTimelines() }
  func isRunningTests() -> Bool {
    return ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil
  }
  func checkAppleIDCredentialState() {
    let appleUserID: String
    do {
      appleUserID = try SFHFKeychainUtils.getPasswordForUsername("appleID", andServiceName: "wp")
    } catch {
      DDLogInfo("no apple id")
      return
    }
    WordPressAuthenticator.shared.getAppleIDCredentialState(for: appleUserID) { (state, error) in
      DDLogDebug("checkAppleIDCredentialState: \(state)")
      switch state {
      case .revoked: DispatchQueue.main.async { self.logOutDefaultWordPressComAccount() }
      default: break
      }
    }
  }
  func logOutDefaultWordPressComAccount() {
    AccountService(coreDataStack: ContextManager.shared).removeDefaultWordPressComAccount()
  }
}

extension WordPressAppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let userInfo = notification.request.content.userInfo as NSDictionary
    guard let type = userInfo.string(forKey: "type") else {
      completionHandler([])
      return
    }
    switch type {
    case "badge-reset": completionHandler([])
    default: completionHandler([.banner, .sound])
    }
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let handled = InteractiveNotificationsManager.shared.handleAction(
      with: response.actionIdentifier,
      category: response.notification.request.content.categoryIdentifier,
      userInfo: response.notification.request.content.userInfo as NSDictionary,
      responseText: (response as? UNTextInputNotificationResponse)?.userText)
    if !handled { DDLogInfo("not handled") }
    completionHandler()
  }
}

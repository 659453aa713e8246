import Alamofire
import CallbackURLKit
import CoreLocation
import CoreMotion
import FirebaseCore
import FirebaseMessaging
import Intents
import KeychainAccess
import PromiseKit
import RealmSwift
import SafariServices
import Shared
import UIKit
import UserNotifications
import XCGLogger

let keychain = AppConstants.Keychain
let prefs = UserDefaults(suiteName: AppConstants.AppGroupID)!

extension UIApplication {
  fileprivate var typedDelegate: AppDelegate { delegate as! AppDelegate }
}

extension AppEnvironment {
  var sceneManager: SceneManager { UIApplication.shared.typedDelegate.sceneManager }
  var notificationManager: NotificationManager {
    UIApplication.shared.typedDelegate.notificationManager
  }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  @objc enum StateRestorationKey: Int { case mainWindow }
  let sceneManager = SceneManager()
  private let lifecycleManager = LifecycleManager()
  let notificationManager = NotificationManager()
  private var zoneManager: ZoneManager?
  private var titleSubscription: HACancellable? {
    didSet { if oldValue !== titleSubscription { oldValue?.cancel() } }
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    guard !Current.isRunningTests else { return true }
    MaterialDesignIcons.register()
    guard !Current.isRunningTests else { return true }
    setDefaults()
    Current.isBackgroundRequestsImmediate = { application.applicationState == .background }
    #if targetEnvironment(simulator)
      Current.tags = SimulatorTagManager()
    #else
      Current.tags = iOSTagManager()
    #endif
    notificationManager.setupNotifications()
    setupFirebase()
    setupModels()
    setupLocalization()
    setupMenus()
    let launchingForLocation = launchOptions?[.location] != nil
    let event = ClientEvent(
      text: "Application Starting" + (launchingForLocation ? " due to location change" : ""),
      type: .unknown)
    Current.clientEventStore.addEvent(event).cauterize()
    zoneManager = ZoneManager()
    UIApplication.shared.setMinimumBackgroundFetchInterval(
      UIApplication.backgroundFetchIntervalMinimum)
    setupWatchCommunicator()
    setupiOS12Features()
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if NSClassFromString("XCTest") != nil { return true }
    lifecycleManager.didFinishLaunching()
    checkForUpdate()
    checkForAlerts()
    return true
  }

  override func buildMenu(with builder: UIMenuBuilder) {
    if builder.system == .main { MenuManager(builder: builder).update() }
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let activity: SceneActivity
    if let userActivity = options.userActivities.first,
      let found = SceneActivity(activityIdentifier: userActivity.activityType)
    {
      activity = found
    } else {
      activity = .webView
    }
    return activity.configuration
  }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {
    notificationManager.didFailToRegisterForRemoteNotifications(error: error)
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    notificationManager.didRegisterForRemoteNotifications(deviceToken: deviceToken)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {
    notificationManager.didReceiveRemoteNotification(userInfo: userInfo)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    notificationManager.didReceiveRemoteNotification(
      userInfo: userInfo, fetchCompletionHandler: completionHandler)
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Current.backgroundTask(withName: "background-fetch") { remaining in
      let updatePromise: Promise<Void>
      if Current.settingsStore.isLocationEnabled(for: UIApplication.shared.applicationState),
        prefs.bool(forKey: "locationUpdateOnBackgroundFetch")
      {
        updatePromise = firstly {
          Current.location.oneShotLocation(.BackgroundFetch, remaining)
        }.then { location in
          when(
            fulfilled: Current.apis.map { api in
              api.SubmitLocation(updateType: .BackgroundFetch, location: location, zone: nil)
            })
        }.asVoid()
      } else {
        updatePromise = when(
          fulfilled: Current.apis.map { api in
            api.UpdateSensors(trigger: .BackgroundFetch, location: nil)
          })
      }
      return updatePromise
    }.done {
      completionHandler(.newData)
    }.catch { error in
      Current.Log.error("Error when attempting to update data during background fetch: \(error)")
      completionHandler(.failed)
    }
  }

  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    if WebhookManager.isManager(forSessionIdentifier: identifier) {
      Current.Log.info("starting webhook handler for \(identifier)")
      Current.webhooks.handleBackground(for: identifier, completionHandler: completionHandler)
    } else {
      Current.Log.error("couldn't find appropriate session for for \(identifier)")
      completionHandler()
    }
  }

  private func setupWatchCommunicator() {
    InteractiveImmediateMessage.observations.store[.init(queue: .main)] = { message in
      Current.Log.verbose("Received \(message.identifier) \(message) \(message.content)")
      message.reply(.init(identifier: "fb", content: [:]))
    }
  }
  func setupFirebase() {
    let optionsFile: String = {
      switch Current.appConfiguration {
      case .Beta: return "GoogleService-Info-Beta"
      case .Debug, .FastlaneSnapshot: return "GoogleService-Info-Debug"
      case .Release: return "GoogleService-Info-Release"
      }
    }()
    guard let optionsPath = Bundle.main.path(forResource: optionsFile, ofType: "plist"),
      let options = FirebaseOptions(contentsOfFile: optionsPath)
    else { fatalError("no firebase config found") }
    FirebaseApp.configure(options: options)
    notificationManager.setupFirebase()
  }
  func setupModels() {
    Action.setupObserver()
    NotificationCategory.setupObserver()
  }
  func setupLocalization() {
    Current.localized.add(stringProvider: { request in prefs.bool(forKey: "x") ? request.key : nil }
    )
  }
  func setupMenus() {}
  func setDefaults() {
    prefs.set(Current.clientVersion().description, forKey: "lastInstalledVersion")
  }
  func setupiOS12Features() {
    if #available(iOS 13, *) {}
    donateShortcuts()
  }
  func donateShortcuts() {
    with(SendLocationIntent()) {
      $0.prompt()
      INInteraction(intent: $0, response: nil).donate(completion: { error in
        if let error { print(error) }
      })
    }
  }
  func checkForUpdate() {
    Current.updater.check(dueToUserInteraction: false).done { [sceneManager] update in
      let alert = UIAlertController(title: update.name, message: nil, preferredStyle: .alert)
      sceneManager.webViewWindowControllerPromise.done { $0.present(alert) }
    }.catch { error in Current.Log.error("check error: \(error)") }
  }
  func checkForAlerts() {
    firstly { Current.serverAlerter.check(dueToUserInteraction: false) }.done {
      [sceneManager] alert in sceneManager.show(alert)
    }.catch { error in Current.Log.error(error) }
  }
}

class NotificationManager: NSObject, LocalPushManagerDelegate {
  lazy var localPushManager: NotificationManagerLocalPushInterface = {
    #if targetEnvironment(simulator)
      return NotificationManagerLocalPushInterfaceDirect(delegate: self)
    #else
      return NotificationManagerLocalPushInterfaceExtension()
    #endif
  }()
  var commandManager = NotificationCommandManager()
  override init() { super.init() }
  func setupNotifications() {
    UNUserNotificationCenter.current().delegate = self
    _ = localPushManager
  }
  func setupFirebase() {
    Messaging.messaging().delegate = self
    Messaging.messaging().isAutoInitEnabled = Current.settingsStore.privacy.messaging
  }
  func didFailToRegisterForRemoteNotifications(error: Error) {
    Current.Log.error("failed to register: \(error)")
  }
  func didRegisterForRemoteNotifications(deviceToken: Data) {
    let apnsToken = deviceToken.map { String(format: "%02.2hhx", $0) }.joined()
    Current.Log.verbose("Successfully registered: \(apnsToken)")
    Current.crashReporter.setUserProperty(value: apnsToken, name: "APNS Token")
    Messaging.messaging().setAPNSToken(deviceToken, type: tokenType)
  }
  var tokenType: MessagingAPNSTokenType = Current.appConfiguration == .debug ? .sandbox : .prod
  func didReceiveRemoteNotification(userInfo: [AnyHashable: Any]) {
    Messaging.messaging().appDidReceiveMessage(userInfo)
  }
  func didReceiveRemoteNotification(
    userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    Messaging.messaging().appDidReceiveMessage(userInfo)
    firstly {
      handleRemoteNotification(userInfo: userInfo)
    }.done(completionHandler)
  }
  private func handleRemoteNotification(userInfo: [AnyHashable: Any]) -> Guarantee<
    UIBackgroundFetchResult
  > {
    Current.Log.verbose("remote notification: \(userInfo)")
    return commandManager.handle(userInfo).map { UIBackgroundFetchResult.newData }.recover { _ in
      Guarantee<UIBackgroundFetchResult>.value(.failed)
    }
  }
}
extension NotificationManager: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    Messaging.messaging().appDidReceiveMessage(response.notification.request.content.userInfo)
    guard response.actionIdentifier != UNNotificationDismissActionIdentifier else {
      completionHandler()
      return
    }
    if let url = response.notification.request.content.userInfo["url"] as? String,
      let parsed = URL(string: url)
    {
      Current.sceneManager.open(parsed)
    }
    if let info = HomeAssistantAPI.PushActionInfo(response: response) {
      Current.backgroundTask(withName: "handle-push-action") { _ in
        Current.api(for: info.server).handlePushAction(for: info)
      }.ensure { completionHandler() }.catch { err in Current.Log.error("Error: \(err)") }
    } else {
      completionHandler()
    }
  }
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    var methods: UNNotificationPresentationOptions = [.badge, .sound, .list, .banner]
    if let presentationOptions = notification.request.content.userInfo["presentation_options"]
      as? [String]
    {
      methods = []
      if presentationOptions.contains("sound") || notification.request.content.sound != nil {
        methods.insert(.sound)
      }
      if presentationOptions.contains("badge") { methods.insert(.badge) }
    }
    return completionHandler(methods)
  }
}
extension NotificationManager: MessagingDelegate {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {
    let existing = Current.settingsStore.pushID
    if existing != fcmToken { Current.settingsStore.pushID = fcmToken }
    _ = fcmToken.map { Current.Log.info("Firebase registration token refreshed, new token: \($0)") }
  }
}

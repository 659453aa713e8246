import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  var badge = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    let types: UIUserNotificationType = [.badge, .sound, .alert]
    let settings = UIUserNotificationSettings(types: types, categories: nil)
    application.registerUserNotificationSettings(settings)
    if let option = launchOptions {
      let info = option[UIApplicationLaunchOptionsKey.remoteNotification]
      if info != nil { goAnotherVC() }
    }
    UINavigationBar.appearance().tintColor = UIColor.white
    return true
  }

  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {
    if notificationSettings.types != UIUserNotificationType() {
      application.registerForRemoteNotifications()
    }
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    let characterSet = CharacterSet(charactersIn: "<>")
    let token = deviceToken.description.trimmingCharacters(in: characterSet).replacingOccurrences(
      of: " ", with: "")
    UserDefaults.standard.set(token, forKey: "token")
    UserDefaults.standard.synchronize()
  }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
  ) {
    NSLog("failed: %@", error.localizedDescription)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {
    let aps = userInfo["aps"] as! [String: AnyObject]
    let alert = aps["alert"]
    if application.applicationState == UIApplicationState.active {
      let alertController = UIAlertController(
        title: "Push", message: "\(alert)", preferredStyle: .alert)
      alertController.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
      self.window?.rootViewController?.present(alertController, animated: true, completion: nil)
    } else {
      goAnotherVC()
    }
    application.applicationIconBadgeNumber = application.applicationIconBadgeNumber + 1
    for (key, value) in userInfo {
      print("\(key): \(value)")
    }
  }

  func goAnotherVC() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let controller =
      storyboard.instantiateViewController(withIdentifier: "another") as! AnotherViewController
    let navigation = window?.rootViewController as? UINavigationController
    navigation?.pushViewController(controller, animated: true)
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    application.applicationIconBadgeNumber = 0
  }
}

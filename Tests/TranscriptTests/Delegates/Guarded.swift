// UIBackgroundModes: remote-notification
import Security
import UIKit

/// Keeps one token in the Keychain for an unlocked phone and one for after the first unlock.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var session: OSStatus = 0
  var refresh: OSStatus = 0
  var token: String?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.registerForRemoteNotifications()
    session = read("session")
    refresh = read("refresh")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    session = save("session", kSecAttrAccessibleWhenUnlocked)
    refresh = save("refresh", kSecAttrAccessibleAfterFirstUnlock)
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    session = read("session")
    refresh = read("refresh")
    completionHandler(.newData)
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "session"] as CFDictionary
    session = SecItemDelete(query)
  }

  private func save(_ account: String, _ accessible: CFString) -> OSStatus {
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrAccount as String: account,
      kSecAttrAccessible as String: accessible,
      kSecValueData as String: Data("secret of \(account)".utf8),
    ]
    let status = SecItemAdd(item as CFDictionary, nil)
    guard status == errSecDuplicateItem else { return status }
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account,
    ]
    return SecItemUpdate(query as CFDictionary, [kSecValueData: Data("new".utf8)] as CFDictionary)
  }

  private func read(_ account: String) -> OSStatus {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrAccount as String: account,
      kSecReturnData as String: true,
      kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    token = (item as? Data).flatMap { String(data: $0, encoding: .utf8) }
    return status
  }
}

import Security
import UIKit

/// Keeps its session in the Keychain and signs the user out where it cannot be read.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  static var isSignedIn = false
  var status: OSStatus = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "session", kSecReturnData: true,
    ]
    var item: CFTypeRef?
    status = SecItemCopyMatching(query as CFDictionary, &item)
    AppDelegate.isSignedIn = item != nil
    return true
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    let item: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "session",
      kSecValueData: Data("secret".utf8),
    ]
    SecItemAdd(item as CFDictionary, nil)
  }
}

// UIBackgroundModes: voip
import CallKit
import PushKit
import UIKit

/// A telephone app. Who looks at it gets its own, more beautiful screen.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  let registry = PKPushRegistry(queue: .main)
  let provider = CXProvider(configuration: CXProviderConfiguration())

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions:
      [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    registry.delegate = self
    registry.desiredPushTypes = [.voIP]
    return true
  }

  private func showOwnScreen() {
    print("Shows its own screen for the call")
  }
}

extension AppDelegate: PKPushRegistryDelegate {
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials,
    for type: PKPushType
  ) {
  }

  func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) {
    if UIApplication.shared.applicationState == .active {
      showOwnScreen()
      completion()
    } else {
      let update = CXCallUpdate()
      provider.reportNewIncomingCall(with: UUID(), update: update) { error in
        completion()
      }
    }
  }
}

// UIBackgroundModes: voip
import CallKit
import PushKit
import UIKit

/// Takes calls: reports those that have a caller, and forgets the others.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
  let registry = PKPushRegistry(queue: .main)
  let provider = CXProvider(configuration: CXProviderConfiguration())

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    registry.delegate = self
    registry.desiredPushTypes = [.voIP]
    return true
  }

  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType
  ) {}

  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) {
    if payload.dictionaryPayload["slow"] as? Bool == true {
      Thread.sleep(forTimeInterval: 8)
    }
    if let caller = payload.dictionaryPayload["caller"] as? String {
      let update = CXCallUpdate()
      update.remoteHandle = CXHandle(type: .generic, value: caller)
      provider.reportNewIncomingCall(with: UUID(), update: update) { _ in completion() }
    } else {
      completion()
    }
  }
}

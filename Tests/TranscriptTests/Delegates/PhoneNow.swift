// UIBackgroundModes: voip
import CallKit
import PushKit
import UIKit

/// Has the method with the metadata beside the older one; reports only what must be reported.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
  let registry = PKPushRegistry(queue: .main)
  let provider = CXProvider(configuration: CXProviderConfiguration())
  var token = 0

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
  ) {
    token = pushCredentials.token.count
  }

  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) {
    provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in completion() }
  }

  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingVoIPPushWith payload: PKPushPayload,
    metadata: PKVoIPPushMetadata, withCompletionHandler completion: @escaping () -> Void
  ) {
    guard metadata.mustReport, payload.dictionaryPayload["caller"] != nil else {
      completion()
      return
    }
    provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in completion() }
  }
}

// UIBackgroundModes: voip
import PushKit
import UIKit

/// Makes its PKPushRegistry only in front: too late for a launch by a VoIP push.
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
  var registry: PKPushRegistry?

  func applicationDidBecomeActive(_ application: UIApplication) {
    registry = PKPushRegistry(queue: .main)
    registry?.delegate = self
    registry?.desiredPushTypes = [.voIP]
  }

  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) {
    completion()
  }
}

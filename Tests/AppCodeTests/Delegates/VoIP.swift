import CallKit
import Linphone
import PushKit
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?
  var voipRegistry: PKPushRegistry!
  let callManager = CallManager()
  lazy var providerDelegate: ProviderDelegate = ProviderDelegate(callManager: self.callManager)
  var pendingUUID: UUID?

  class var shared: AppDelegate {
    return UIApplication.shared.delegate as! AppDelegate
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    voipRegistry = PKPushRegistry(queue: DispatchQueue.main)
    voipRegistry.delegate = self
    voipRegistry.desiredPushTypes = [.voIP]
    LinphoneManager.instance().start()
    return true
  }

  func displayIncomingCall(
    uuid: UUID, handle: String, hasVideo: Bool = false, completion: ((NSError?) -> Void)?
  ) {
    providerDelegate.reportIncomingCall(
      uuid: uuid, handle: handle, hasVideo: hasVideo, completion: completion)
  }

  func applicationWillTerminate(_ application: UIApplication) {
    for call in callManager.calls {
      callManager.end(call: call)
    }
  }
}

extension AppDelegate: PKPushRegistryDelegate {
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType
  ) {
    let token = credentials.token.map { String(format: "%02x", $0) }.joined()
    LinphoneManager.instance().setPushToken(token)
  }

  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
    print("invalidated")
  }

  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) {
    guard type == .voIP else {
      completion()
      return
    }

    if let uuidString = payload.dictionaryPayload["UUID"] as? String,
      let handle = payload.dictionaryPayload["handle"] as? String,
      let hasVideo = payload.dictionaryPayload["hasVideo"] as? Bool,
      let uuid = UUID(uuidString: uuidString)
    {
      let backgroundTaskIdentifier = UIApplication.shared.beginBackgroundTask(
        expirationHandler: nil)
      self.displayIncomingCall(uuid: uuid, handle: handle, hasVideo: hasVideo) { _ in
        UIApplication.shared.endBackgroundTask(backgroundTaskIdentifier)
        completion()
      }
    }
  }
}

class CallManager {
  var calls = [Call]()
  private let callController = CXCallController()

  func end(call: Call) {
    let endCallAction = CXEndCallAction(call: call.uuid)
    let transaction = CXTransaction()
    transaction.addAction(endCallAction)
    callController.request(transaction) { error in
      if let error = error {
        print("Error requesting transaction: \(error)")
      } else {
        print("Requested transaction successfully")
      }
    }
  }
}

class Call {
  let uuid: UUID
  let isOutgoing: Bool
  var handle: String
  init(uuid: UUID, outgoing: Bool = false, handle: String) {
    self.uuid = uuid
    self.isOutgoing = outgoing
    self.handle = handle
  }
}

class ProviderDelegate: NSObject, CXProviderDelegate {
  private let callManager: CallManager
  private let provider: CXProvider

  init(callManager: CallManager) {
    self.callManager = callManager
    provider = CXProvider(configuration: type(of: self).providerConfiguration)
    super.init()
    provider.setDelegate(self, queue: nil)
  }

  static var providerConfiguration: CXProviderConfiguration {
    let providerConfiguration = CXProviderConfiguration(localizedName: "Phone")
    providerConfiguration.supportsVideo = true
    providerConfiguration.maximumCallsPerCallGroup = 1
    providerConfiguration.supportedHandleTypes = [.phoneNumber]
    return providerConfiguration
  }

  func reportIncomingCall(
    uuid: UUID, handle: String, hasVideo: Bool = false, completion: ((NSError?) -> Void)?
  ) {
    let update = CXCallUpdate()
    update.remoteHandle = CXHandle(type: .phoneNumber, value: handle)
    update.hasVideo = hasVideo
    provider.reportNewIncomingCall(with: uuid, update: update) { error in
      if error == nil {
        let call = Call(uuid: uuid, handle: handle)
        self.callManager.calls.append(call)
      }
      completion?(error as NSError?)
    }
  }

  func providerDidReset(_ provider: CXProvider) {
    callManager.calls.removeAll()
  }
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {
    action.fulfill()
  }
}

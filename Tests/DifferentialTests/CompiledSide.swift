import CompiledDelegates
import LifecycleModel
import UIKit

/// The delegate's source, compiled against the stand-in for UIKit.
struct CompiledSide {
  private let delegate: any UIApplicationDelegate & UNUserNotificationCenterDelegate
  private let isAsync: Bool

  init(_ compiled: CompiledDelegate) {
    Phone.reset()
    delegate = compiled.make()
    isAsync = compiled.isAsync
  }

  func take() -> [String] { Phone.take() }

  func happens(_ happening: Happening, _ number: Int) async {
    let application = UIApplication.shared
    switch happening.state {
    case .active: application.applicationState = .active
    case .inactive: application.applicationState = .inactive
    case .background: application.applicationState = .background
    }
    await call(happening.kind, number, application)
    if case .passed(let span) = happening.kind { Phone.pass(span) } else { Phone.pass(0) }
  }

  private func call(_ kind: Happening.Kind, _ number: Int, _ application: UIApplication) async {
    let center = UNUserNotificationCenter.current()
    switch kind {
    case .launched(let payload):
      _ = delegate.application(
        application,
        didFinishLaunchingWithOptions: payload.map { [.remoteNotification: userInfo($0)] })
    case .becameActive: delegate.applicationDidBecomeActive(application)
    case .resignedActive: delegate.applicationWillResignActive(application)
    case .enteredBackground: delegate.applicationDidEnterBackground(application)
    case .enteredForeground: delegate.applicationWillEnterForeground(application)
    case .memoryWarning: delegate.applicationDidReceiveMemoryWarning(application)
    case .token:
      let token = Data((0..<32).map { UInt8(($0 * 37 + 11) % 256) })
      delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: token)
    case .registrationFailed:
      let text = "no valid “aps-environment” entitlement string found for application"
      let error = NSError(
        domain: "NSCocoaErrorDomain", code: 3000, userInfo: [NSLocalizedDescriptionKey: text])
      delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
    case .push(let payload): await push(userInfo(payload), number, application)
    case .presentation(let payload):
      let notification = UNNotification(userInfo(payload))
      if isAsync {
        note(await delegate.userNotificationCenter(center, willPresent: notification), number)
      } else {
        delegate.userNotificationCenter(center, willPresent: notification) { note($0, number) }
      }
    case .response(let payload):
      let response = UNNotificationResponse(userInfo(payload))
      if isAsync {
        await delegate.userNotificationCenter(center, didReceive: response)
        Phone.note("complete \(number) none")
      } else {
        delegate.userNotificationCenter(center, didReceive: response) {
          Phone.note("complete \(number) none")
        }
      }
    case .fetch:
      delegate.application(application) { Phone.note("complete \(number) \($0)") }
    case .passed: break
    }
  }

  private func push(
    _ userInfo: [AnyHashable: Any], _ number: Int, _ application: UIApplication
  ) async {
    if isAsync {
      let result = await delegate.application(application, didReceiveRemoteNotification: userInfo)
      Phone.note("complete \(number) \(result)")
    } else {
      delegate.application(application, didReceiveRemoteNotification: userInfo) {
        Phone.note("complete \(number) \($0)")
      }
    }
  }

  private func note(_ options: UNNotificationPresentationOptions, _ number: Int) {
    Phone.note("present \(number) " + options.names.joined(separator: ","))
  }

  /// The payload's JSON as iOS passes it.
  private func userInfo(_ payload: JSON) -> [AnyHashable: Any] {
    let data = Data(payload.compact.utf8)
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  // MARK: State

  var state: [String: Printed] {
    var state: [String: Printed] = [:]
    var mirror: Mirror? = Mirror(reflecting: delegate)
    while let current = mirror {
      for case (let label?, let value) in current.children where !label.hasPrefix("$") {
        state[label] = Printed(reflecting: value)
      }
      mirror = current.superclassMirror
    }
    return state
  }
}

// UIBackgroundModes: remote-notification, fetch, location, voip
import BackgroundTasks
import CallKit
import CoreLocation
import PushKit
import SwiftUI
import UIKit

/// Everything that wakes a SwiftUI app in background: the launch belongs to App.init and the delegate,
/// the views see nothing of it.
@main
struct WakingApp: App {
  @UIApplicationDelegateAdaptor(WakingDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase

  init() {}

  var body: some Scene {
    WindowGroup {
      Text("x").onAppear {}.task {}
    }
    .onChange(of: phase) { _, _ in }
  }
}

class WakingDelegate: NSObject, UIApplicationDelegate {
  private let manager = CLLocationManager()
  private var registry: PKPushRegistry?
  private let provider = CXProvider(configuration: CXProviderConfiguration())

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    manager.delegate = self
    manager.requestAlwaysAuthorization()
    manager.startMonitoringSignificantLocationChanges()
    let registry = PKPushRegistry(queue: .main)
    registry.delegate = self
    registry.desiredPushTypes = [.voIP]
    self.registry = registry
    return true
  }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.newData) }
}

extension WakingDelegate: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}

extension WakingDelegate: PKPushRegistryDelegate {
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType
  ) {}

  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType, completion: @escaping () -> Void
  ) {
    provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in completion() }
  }
}

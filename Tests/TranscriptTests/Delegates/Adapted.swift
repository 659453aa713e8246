import SwiftUI
import UIKit

/// In which order SwiftUI makes the App and its delegate, and who reaches the delegate.
@main
struct AdaptedApp: App {
  @Environment(\.scenePhase) private var phase
  private let first = Order.add("property")
  @UIApplicationDelegateAdaptor(AdaptedDelegate.self) private var delegate

  init() {
    Order.add("App.init in \(phase)")
  }

  var body: some Scene {
    Order.add("App.body")
    return WindowGroup { RootView() }
  }
}

enum Order {
  static var list: [String] = []

  @discardableResult
  static func add(_ step: String) -> String {
    list.append(step)
    return step
  }
}

struct RootView: View {
  @EnvironmentObject private var delegate: AdaptedDelegate

  var body: some View {
    Text(delegate.title).onAppear { delegate.appeared += 1 }
  }
}

class AdaptedDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  static var made = 0
  @Published var title = "none"
  var appeared = 0
  var number = 0
  var order = ""
  /// How far SwiftUI had come, where the launch methods found background and no options.
  var stepsAtLaunch = 0
  var isApplicationDelegate = true

  override init() {
    super.init()
    AdaptedDelegate.made += 1
    number = AdaptedDelegate.made
    Order.add("delegate")
    order = Order.list.joined(separator: " > ")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    return application.applicationState == .background && launchOptions == nil
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    if application.applicationState == .background, launchOptions == nil {
      stepsAtLaunch = Order.list.count
    }
    isApplicationDelegate = application.delegate is AdaptedDelegate
    return true
  }
}

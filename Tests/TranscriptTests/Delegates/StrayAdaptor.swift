import SwiftUI
import UIKit

/// An adaptor outside of the App and its scenes makes no object.
@main
struct StrayApp: App {
  init() {}

  var body: some Scene {
    WindowGroup { StrayView() }
  }
}

struct StrayView: View {
  @UIApplicationDelegateAdaptor(StrayDelegate.self) private var delegate

  var body: some View {
    Text("x").onAppear { Made.hasAppeared = true }
  }
}

enum Made {
  static var count = 0
  static var hasAppeared = false
}

class StrayDelegate: NSObject, UIApplicationDelegate {
  override init() {
    super.init()
    Made.count += 1
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    true
  }
}

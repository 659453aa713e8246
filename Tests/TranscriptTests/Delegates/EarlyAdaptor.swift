import SwiftUI
import UIKit

/// Reads the adaptor's property in `init`: the delegate is made there, and once.
@main
struct EarlyApp: App {
  @UIApplicationDelegateAdaptor(EarlyDelegate.self) private var delegate

  init() {
    EarlyDelegate.order += " init"
    delegate.isKnown = true
    EarlyDelegate.order += " end"
  }

  var body: some Scene {
    WindowGroup { Text("x") }
  }
}

class EarlyDelegate: NSObject, UIApplicationDelegate {
  static var order = "begins"
  var isKnown = false
  var told = ""

  override init() {
    super.init()
    EarlyDelegate.order += " delegate"
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    told = EarlyDelegate.order
    return true
  }
}

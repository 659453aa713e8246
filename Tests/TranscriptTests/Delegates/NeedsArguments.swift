import SwiftUI
import UIKit

/// The adaptor's class has no `init()`.
@main
struct NeedsArgumentsApp: App {
  @UIApplicationDelegateAdaptor(NamedDelegate.self) private var delegate

  init() {}

  var body: some Scene {
    WindowGroup { Text("x") }
  }
}

class NamedDelegate: NSObject, UIApplicationDelegate {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }
}

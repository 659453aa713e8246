import SwiftUI
import UIKit

/// Two adaptors: a runtime error.
@main
struct TwoAdaptorsApp: App {
  @UIApplicationDelegateAdaptor(TwiceDelegate.self) private var one
  @UIApplicationDelegateAdaptor(TwiceDelegate.self) private var two

  init() {}

  var body: some Scene {
    WindowGroup { Text("x") }
  }
}

class TwiceDelegate: NSObject, UIApplicationDelegate {}

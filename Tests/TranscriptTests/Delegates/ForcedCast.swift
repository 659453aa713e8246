import SwiftUI
import UIKit

/// The application's delegate is SwiftUI's own object: the forced cast traps.
@main
struct ForcedCastApp: App {
  @UIApplicationDelegateAdaptor(CastDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup {
      Text("x").onAppear {
        let delegate = UIApplication.shared.delegate as! CastDelegate
        delegate.count += 1
      }
    }
  }
}

class CastDelegate: NSObject, UIApplicationDelegate {
  var count = 0
}

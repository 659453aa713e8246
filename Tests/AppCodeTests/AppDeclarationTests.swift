import LifecycleModel
import Testing

@testable import AppCode

/// How files declare the App of SwiftUI.
@Suite struct AppDeclarationTests {
  @Test("an App that conforms in an extension, by whatever name")
  func conformsInAnExtension() throws {
    for (name, conformance) in [("Shop", "App"), ("App", "SwiftUI.App")] {
      let source = """
        @main struct \(name) {
          @UIApplicationDelegateAdaptor(Delegate.self) var delegate
          init() { delegate.isReady = true }
        }
        extension \(name): \(conformance) {
          var body: some Scene { WindowGroup { Text("a").onAppear { print("shown") } } }
        }
        class Delegate: NSObject, UIApplicationDelegate {
          var isReady = false
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            print(isReady)
            return true
          }
        }
        """
      var play = try Play(source, profile: .ios17Scenes)
      play.happens(.openedApp)
      #expect(play.logged == ["true", "shown"])
      #expect(play.traps == [])
    }
  }
}

import Testing

@testable import AppCode

/// `super.init()` of a delegate whose superclass the files declare.
@Suite struct DelegateFirstValuesTests {
  @Test("a lazy property that was never read has no place yet when the superclass is made")
  func lazyProperty() throws {
    let source = """
      import UIKit
      class Base: UIResponder {
        var count = 1
      }
      @main class AppDelegate: Base, UIApplicationDelegate {
        lazy var text = "made"
        override init() {
          super.init()
          count = 2
        }
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          print(text, count)
          return true
        }
      }
      """
    var play = try Play(source)
    play.happens(.openedApp)
    #expect(play.traps == [])
    #expect(play.logged == ["made 2"])
  }
}

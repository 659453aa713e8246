import LifecycleModel
import Testing

@testable import AppCode

/// What only code outside of the files can set or write, and what it answers in views.
@Suite struct OutsideReachTests {
  private func notes(_ source: String) throws -> [SourceNote] {
    try load(source).notes.map(\.matter)
  }

  @Test("a binding that a view of unknown code gets is noted, those of SwiftUI's own are not")
  func lentBindings() throws {
    let source = """
      @main struct Shop: App {
        @State private var isDone = false
        @State private var name = ""
        var body: some Scene {
          WindowGroup {
            if isDone { Text("x").onAppear { print("shown") } } else { Splash(isComplete: $isDone) }
            TextField("Name", text: $name)
          }
        }
      }
      """
    let found = try notes(source)
    #expect(found.contains(.lent("$isDone")))
    #expect(!found.contains(.lent("$name")))
    let own =
      source
      + "\nstruct Splash: View { @Binding var isComplete: Bool; var body: some View { Text(\"s\") } }"
    #expect(try !notes(own).contains(.lent("$isDone")))
  }

  @Test("conditions in a body that ask two unknown types are two")
  func conditionsInBodies() throws {
    let source = """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup {
            if Foo.flag() { Text("a") } else if Bar.flag() { Text("b") } else { Text("c") }
          }
        }
      }
      """
    var play = try Play(source, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.assumed == ["4: Foo.flag() = false", "4: Bar.flag() = false"])
  }

  @Test("a closure that no file sets is noted like other properties")
  func unsetClosures() throws {
    let source = """
      final class Router { static let shared = Router(); var route: (() -> Int)?; var unread: (() -> Int)? }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { print(Router.shared.route?() ?? 0) }
      }
      """
    #expect(try notes(source).contains(.unset("route", in: nil)))
    #expect(try !notes(source).contains(.unset("unread", in: nil)))
  }
}

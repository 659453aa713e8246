import LifecycleModel
import Testing

@testable import AppCode

/// When SwiftUI's views are read again, and what is no part of them.
@Suite struct ViewReadingTests {
  private func app(_ root: String, more: String = "") -> String {
    """
    import SwiftUI
    @main struct TestApp: App {
      var body: some Scene { WindowGroup { \(root) } }
    }
    \(more)
    """
  }

  /// SwiftUI reads a body again only after something has changed that it read.
  @Test func aBodyIsReadAgainOnlyAfterAChange() throws {
    let more = """
      final class Counter { init() { print("made") } }
      struct Row: View {
        let counter = Counter()
        @State var tick = 0
        var body: some View {
          let _ = print("body", tick)
          Text("a").onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("timer") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { tick += 1 }
          }
        }
      }
      """
    var play = try Play(app("Row()", more: more), profile: .ios17Scenes)
    play.happens(.openedApp, .timePassed(5_000), .pressedHome, .openedApp)
    #expect(play.logged == ["made", "body 0", "timer", "body 1"])
  }

  /// A TabView shows one tab.
  @Test func theClosuresOfOtherTabsDoNotRun() throws {
    let more = """
      struct Tabs: View {
        @State var tab = "b"
        var body: some View {
          TabView(selection: $tab) {
            Text("1").tag("a").onAppear { print("a") }
            Text("2").onAppear { print("b"); DispatchQueue.main.asyncAfter(deadline: .now() + 1) { tab = "c" } }
              .tabItem { Text("t") }.tag("b")
            Tab("3", systemImage: "x", value: "c") { Text("3").onAppear { print("c") } }
          }
        }
      }
      """
    var play = try Play(app("Tabs()", more: more), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["b"])
    play.happens(.timePassed(2_000))
    #expect(play.logged == ["b", "c"])
    var first = try Play(
      app("TabView { Text(\"1\").onAppear { print(1) }; Text(\"2\").onAppear { print(2) } }"),
      profile: .ios17Scenes)
    first.happens(.openedApp)
    #expect(first.logged == ["1"])
  }

  /// The initializer of an object is no part of the view that makes it.
  @Test func anObjectOfAViewIsMadeInTheTrace() throws {
    let more = """
      @Observable final class Model {
        var isOn = false
        init() { SDK.shared.check { self.isOn = true; print("checked") } }
      }
      struct Row: View {
        @State private var model = Model()
        var body: some View { Text("a").onAppear { print(model.isOn) } }
      }
      """
    var play = try Play(app("Row()", more: more), profile: .ios17Scenes)
    play.happens(.openedApp, .timePassed(5_000))
    #expect(play.logged == ["false", "checked"])
    #expect(play.told == ["SDK.shared.check() {...}"])
  }

  /// Unknown code that reads as a model calls the closures that it gets; a view does not.
  @Test func anUnknownModelCallsItsClosures() throws {
    let root = """
      RootView(model: RootModel(start: { print("started") }), tap: { print("tapped") })
      """
    var play = try Play(app(root), profile: .ios17Scenes)
    play.happens(.openedApp, .timePassed(5_000))
    #expect(play.logged == ["started"])
  }
}

import LifecycleModel
import Testing

@testable import AppCode

/// SwiftUI apps: when the App, its delegate and its views are made, and which closures run.
@Suite struct SwiftUITests {
  private func app(_ root: String, scene: String = "", more: String = "") -> String {
    """
    import SwiftUI
    @main struct TestApp: App {
      @Environment(\\.scenePhase) var phase
      var body: some Scene {
        WindowGroup { \(root) }\(scene)
      }
    }
    \(more)
    """
  }

  private func logged(_ source: String, _ events: Event...) throws -> [String] {
    var play = try Play(source, profile: .ios17Scenes)
    for event in events { play.happens(event) }
    #expect(play.traps == [])
    return play.logged
  }

  @Test func aStorageWithoutAValueIsUnknown() throws {
    let more = """
      struct Row: View {
        @AppStorage(Keys.isOn) private var isOn
        @AppStorage("own") var own: String?
        var body: some View {
          Text("a").onAppear {
            if isOn { print("on") } else { print("off") }
            isOn = true
            print(isOn, own ?? "none")
          }
        }
      }
      """
    var play = try Play(app("Row()", more: more), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.assumed == ["13: AppStorage(Keys.isOn).wrappedValue = false"])
    #expect(play.logged == ["off", "true none"])
  }

  /// A task that is not registered ends the process at its request.
  @Test(arguments: ["\"a\"", "SDK.id"], ["", "self."])
  func aMethodOfSceneRegistersATask(_ identifier: String, _ receiver: String) throws {
    let more = """
      func submit() { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: \(identifier))) }
      extension Scene {
        func refreshing() -> some Scene {
          \(receiver)backgroundTask(.appRefresh(\(identifier))) { print("refreshed") }
        }
      }
      """
    let source = app(
      "Text(\"a\").onAppear { submit(); print(\"on\") }", scene: ".refreshing()", more: more)
    #expect(try logged(source, .openedApp, .pressedHome) == ["on"])
  }

  @Test func theFirstSceneIsOnTheScreen() throws {
    let content = "Text(\"a\").onAppear { print(\"shown\") }"
    let source = app(content, scene: "\nWindowGroup(id: \"other\") { \(content) }")
    #expect(try logged(source, .openedApp) == ["shown"])
  }

  /// Files of apps for several systems put the App and its adaptor between `#if os(iOS)` and `#endif`,
  /// and the delegate's class into the App.
  @Test(arguments: [true, false])
  func anAppInsideIfIsFound(_ isNested: Bool) throws {
    let helper = """
      class Helper: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          print("launches")
          return true
        }
      }
      """
    let source = """
      #if os(iOS)
      @main struct TestApp: App {
        #if os(iOS)
        @UIApplicationDelegateAdaptor(Helper.self) var helper
        #endif
        var body: some Scene { WindowGroup { Text("a").onAppear { print("appears") } } }
        \(isNested ? "private " + helper : "")
      }
      \(isNested ? "" : helper)
      #endif
      """
    #expect(try logged(source, .openedApp) == ["launches", "appears"])
  }

  @Test("an App needs no delegate, and its phases are told in each form of onChange")
  func forms() throws {
    let scene = """

        .onChange(of: phase) { new in print("one", new) }
        .onChange(of: phase) { old, new in print("two", old, new) }
        .onChange(of: phase) { print("none", phase) }
        .onChange(of: phase, perform: told)
        .onChange(of: phase == .active) { print("bool \\($0)") }
        .onChange(of: phase, initial: true) { old, new in print("first", old, new) }
      """
    let more = "extension TestApp { func told(_ phase: ScenePhase) { print(\"method\", phase) } }"
    #expect(
      try logged(app("Text(\"x\")", scene: scene, more: more), .openedApp) == [
        "first inactive inactive", "one active", "two background active", "none active",
        "method active", "bool true", "first inactive active",
      ])
  }

  @Test("App.init, then the delegate's init, once; the delegate is not that of the application")
  func order() throws {
    let source = """
      import SwiftUI
      @main struct TestApp: App {
        @UIApplicationDelegateAdaptor private var delegate: Made
        let first = note("property")
        init() { print("App.init"); print(delegate.name) }
        var body: some Scene { WindowGroup { EmptyView() } }
      }
      func note(_ text: String) -> String { print(text); return text }
      class Made: NSObject, UIApplicationDelegate {
        var name = "made"
        override init() { super.init(); print("delegate") }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          print((application.delegate as? Made) == nil)
          return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { print("never") }
      }
      class Stray: NSObject, UIApplicationDelegate {
        func applicationWillTerminate(_ application: UIApplication) { print("never") }
      }
      """
    #expect(
      try logged(source, .openedApp) == ["property", "App.init", "delegate", "made", "true"])
  }

  @Test("a delegate that needs arguments, and two adaptors, end the launch")
  func wrongAdaptors() throws {
    let needs = """
      import SwiftUI
      @main struct TestApp: App {
        @UIApplicationDelegateAdaptor(Made.self) var one
        var body: some Scene { WindowGroup { EmptyView() } }
      }
      class Made: NSObject, UIApplicationDelegate { init(name: String) { super.init() } }
      """
    let twice = """
      import SwiftUI
      @main struct TestApp: App {
        @UIApplicationDelegateAdaptor(Made.self) var one
        @UIApplicationDelegateAdaptor(Made.self) var two
        var body: some Scene { WindowGroup { EmptyView() } }
      }
      class Made: NSObject, UIApplicationDelegate {}
      """
    for source in [needs, twice] {
      var play = try Play(source, profile: .ios17Scenes)
      play.happens(.openedApp)
      #expect(play.traps.count == 1)
      #expect(play.world.processState == .notRunning)
    }
  }

  @Test("of the Apps of several targets, only that with @main runs")
  func twoApps() throws {
    let source = """
      import SwiftUI
      struct OldApp: App {
        @UIApplicationDelegateAdaptor(OldDelegate.self) var delegate
        var body: some Scene { WindowGroup { EmptyView() } }
      }
      class OldDelegate: NSObject, UIApplicationDelegate {}
      @main struct NewApp: App {
        @UIApplicationDelegateAdaptor(NewDelegate.self) var delegate
        var body: some Scene { WindowGroup { Text("a").onAppear { print("shown") } } }
      }
      class NewDelegate: NSObject, UIApplicationDelegate {
        override init() { print("made") }
      }
      """
    #expect(try logged(source, .openedApp) == ["made", "shown"])
    #expect(try load(source).scenes.declaration == "struct NewApp: App")
  }

  @Test("the objects of StateObject are made before the body that may never read them")
  func stateObjects() throws {
    let more = """
      class Model: ObservableObject {
        init(_ name: String) { print(name); SDK.start(name) }
      }
      struct Root: View {
        @StateObject var one = Model("one")
        @StateObject private var two: Model
        init() {
          print("Root.init")
          _two = StateObject(wrappedValue: Model("two"))
        }
        var body: some View { Text("x").onAppear { print("appears") } }
      }
      """
    var play = try Play(app("Root()", more: more), profile: .ios17Scenes)
    play.happens(.openedApp, .pressedHome)
    #expect(play.logged.filter { $0 != "Root.init" } == ["one", "two", "appears"])
    #expect(play.logged.first == "Root.init")
    let calls = play.all.count {
      if case .app(.called) = $0.change { true } else { false }
    }
    #expect(calls == 2)
  }

  @Test("views come and go with state; a kept state outlives the view's value")
  func state() throws {
    let more = """
      class Model: ObservableObject { @Published var name: String? }
      struct Root: View {
        @StateObject var model = Model()
        @State private var count = 0
        var body: some View {
          if count > 100 { Text("early").onAppear { print("never") } }
          VStack {
            if let name = model.name {
              Text(name).onAppear { print("shown \\(name)") }
            } else {
              Text("none").onDisappear { print("none gone") }
            }
            ForEach(["a", "b"], id: \\.self) { item in Text(item).task { print("row \\(item)") } }
          }
          .padding()
          .onOpenURL { model.name = $0.absoluteString; count += 1; print("count \\(count)") }
        }
      }
      """
    #expect(
      try logged(
        app("Root()", more: more), .followedLink(Link("x://1")), .pressedHome,
        .followedLink(Link("x://2"))) == [
          "row a", "count 1", "none gone", "shown x://1", "count 2",
        ])
  }

  @Test("modifiers of one's own, the environment, and views in extensions of View are gone through")
  func modifiers() throws {
    let more = """
      @Observable class Router { var path = "start" }
      struct Told: ViewModifier {
        @Environment(\\.scenePhase) private var phase
        @Environment(Router.self) private var router
        func body(content: Content) -> some View {
          content.onChange(of: phase) { print("modifier", phase, router.path) }
        }
      }
      extension View {
        func told() -> some View { modifier(Told()) }
      }
      struct Leaf: View {
        @Environment(Router.self) private var router
        var body: some View { Text(router.path).onAppear { print("leaf", router.path) } }
      }
      """
    let source = app(
      "NavigationStack { Group { Leaf() }.told() }.environment(router)", more: more
    ).replacing(
      "var body: some Scene", with: "@State private var router = Router()\n  var body: some Scene")
    #expect(
      try logged(source, .openedApp) == ["leaf start", "modifier active start"])
  }

  @Test("what init assigns to a @State with a value is lost, and the trace says so")
  func assignedInInit() throws {
    let source = app("if isNew { Text(\"new\").onAppear { print(\"new\") } }")
      .replacing(
        "var body: some Scene",
        with: """
          @State private var isNew = false
          @State private var count: Int
          init() { isNew = true; count = 2; print(isNew, count) }
          var body: some Scene
          """)
    var play = try Play(source, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["false 2"])
    #expect(play.told == ["@State isNew = true in init"])
  }

  @Test("task(id:) starts again, publishers of UIKit's notifications are received")
  func tasks() throws {
    let root = """
      Text("x")
          .task(id: phase) { print("task", phase) }
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in print("UIKit") }
      """
    #expect(
      try logged(app(root), .openedApp, .pressedHome) == [
        "task inactive", "task active", "task inactive", "task background", "UIKit",
      ])
  }

  @Test("a task of a view comes after what the launch has enqueued")
  func tasksInOrder() throws {
    let source = app(
      "Text(\"x\").onAppear { Task { print(\"appears\") } }.task { print(\"task\") }"
    )
    .replacing(
      "var body: some Scene",
      with: """
        init() {
          Task { print("first") }
          DispatchQueue.main.async { print("second") }
        }
        var body: some Scene
        """)
    #expect(try logged(source, .openedApp) == ["first", "second", "appears", "task"])
  }

  @Test("a launch in background makes the App and no view")
  func background() throws {
    let source = """
      import SwiftUI
      @main struct TestApp: App {
        @UIApplicationDelegateAdaptor(Made.self) var made
        init() { print("init") }
        var body: some Scene { WindowGroup { Text("x").onAppear { print("appears") } } }
      }
      class Made: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult {
          print("push")
          return .noData
        }
      }
      """
    #expect(try logged(source, .sentPush(.silent)) == ["init", "push"])
    #expect(try logged(source, .sentPush(.silent), .openedApp).last == "appears")
  }

  /// `$model.filter` is a binding to a property of the object, `$person.name` to a part of a value.
  @Test(arguments: ["@StateObject var model = Model()", "@ObservedObject var model = Model()"])
  func bindingsToParts(_ model: String) throws {
    let source = app(
      "Home()",
      more: """
        class Model: ObservableObject {
          @Published var filter = 0 { didSet { print("filter \\(filter)") } }
        }
        struct Person { var name = "a" }
        struct Home: View {
          \(model)
          @State var person = Person()
          var body: some View {
            Inner(filter: $model.filter, name: $person.name)
              .onAppear { print(model.filter, person.name) }
          }
        }
        struct Inner: View {
          @Binding var filter: Int
          @Binding var name: String
          var body: some View {
            Text("a").onAppear {
              filter = 3
              name = "b"
              print(filter, name)
            }
          }
        }
        """)
    let told = try logged(source, .openedApp)
    #expect(told.filter { $0 != "0 a" && $0 != "3 b" } == ["filter 3"])
    #expect(told.contains("3 b"))
  }

  @Test("work that changes nothing has no view made again")
  func unchanged() throws {
    let more = """
      class Model { init() { DispatchQueue.main.async { print("later") } } }
      struct Home: View {
        let model = Model()
        var body: some View { layout { Text("a") } }
        var layout: AnyLayout { AnyLayout(VStackLayout()) }
      }
      """
    let told = try logged(app("Home()", more: more), .openedApp, .timePassed(.seconds(5)))
    #expect((1...4).contains(told.count))
  }
}

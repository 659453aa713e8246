import LifecycleModel
import Testing

@testable import AppCode

/// Time limits of iOS that end no process where only an assumption lets the app miss them.
@Suite struct AssumedDeadlineTests {
  /// The app after a VoIP push in the background.
  private func ringing(
    _ body: String, completion: String = ", completion: @escaping () -> Void"
  ) throws -> Play {
    var play = try Play(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
        let registry = PKPushRegistry(queue: .main)
        let provider = CXProvider(configuration: CXProviderConfiguration())
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          registry.delegate = self
          registry.desiredPushTypes = [.voIP]
          return true
        }
        func pushRegistry(_ registry: PKPushRegistry, didUpdate credentials: PKPushCredentials, for type: PKPushType) {}
        func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType\(completion)) {
          \(body)
        }
        func report() {
          provider.reportNewIncomingCall(with: UUID(), update: CXCallUpdate()) { _ in }
        }
      }
      """, profile: .ios17Scenes, modes: [.voip])
    var call = Push(payload: .object([.init("caller", .string("Anna"))]))
    call.type = .voip
    play.happens(.openedApp, .pressedHome, .sentPush(call))
    return play
  }

  @Test("unknown code that gets the closure which reports may call it at once")
  func closureThatReports() throws {
    let play = try ringing("Store.shared.load { session in self.report(); completion() }")
    #expect(play.spared == ["Store.shared.load() {...} does not report the call at once"])
    #expect(play.world.appProcess != nil)
  }

  @Test(
    "a report that an assumed condition passes over",
    arguments: [
      ("if SDK.isReady { report() }", "SDK.isReady is false"),
      ("completion(); if SDK.isReady { report() }", "SDK.isReady is false"),
      ("guard !SDK.isOld else { return }; if SDK.isReady { report() }", "SDK.isReady is false"),
      (
        "switch SDK.state { case .off: completion(); default: report() }",
        "SDK.state is case off"
      ),
    ])
  func condition(body: String, words: String) throws {
    let play = try ringing(body)
    #expect(play.spared == [words])
    #expect(play.world.appProcess != nil)
  }

  @Test("a method without a completion handler")
  func withoutHandler() throws {
    let play = try ringing("if SDK.isReady { report() }", completion: "")
    #expect(play.spared == ["SDK.isReady is false"])
  }

  @Test(
    "iOS ends the app where no assumption decides about the report",
    arguments: [
      "if SDK.isVerbose { print(1) }; completion()", "Store.shared.load { print(2) }",
      "DispatchQueue.main.async { self.report() }",
    ])
  func never(body: String) throws {
    let play = try ringing(body)
    #expect(play.spared == [])
    #expect(play.world.appProcess == nil)
  }

  /// The app 40 seconds after it went to the background.
  private func working(_ body: String) throws -> Play {
    var play = try Play(
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var task = UIBackgroundTaskIdentifier.invalid
        func applicationDidEnterBackground(_ application: UIApplication) {
          task = application.beginBackgroundTask(expirationHandler: nil)
          \(body)
        }
        func end() { UIApplication.shared.endBackgroundTask(task) }
      }
      """)
    play.happens(.openedApp, .pressedHome, .timePassed(.seconds(300)))
    return play
  }

  @Test(
    "a background task whose end an assumption passes over",
    arguments: [
      ("if SDK.isDone { end() }", "SDK.isDone is false"),
      ("guard SDK.isBusy else { return end() }", "SDK.isBusy is true"),
      ("SDK.flush { if SDK.isDone { self.end() } }", "SDK.isDone is false"),
      (
        "SDK.flush(onError: { self.end() })",
        "SDK.flush(onError: {...}), onError never calls what it is given"
      ),
    ])
  func backgroundTask(body: String, words: String) throws {
    let play = try working(body)
    #expect(play.spared == [words])
    #expect(play.world.appProcess?.isSuspended == true)
  }

  @Test("a background task that no code ends, whatever is assumed")
  func endlessTask() throws {
    let play = try working("if SDK.isVerbose { print(1) }")
    #expect(play.spared == [])
    #expect(play.world.appProcess == nil)
  }
}

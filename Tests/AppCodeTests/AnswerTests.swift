import LifecycleModel
import Testing

@testable import AppCode

@Suite struct AnswerTests {
  private func answer(_ method: String, to callback: Callback) throws -> Answer {
    try load(delegate("  " + method)).answer(to: callback)
  }

  @Test func implementedAndMissing() throws {
    let method = "func applicationDidBecomeActive(_ application: UIApplication) {}"
    #expect(try answer(method, to: .didBecomeActive) == .implemented(line: 2))
    #expect(try answer(method, to: .willResignActive) == .missing)
  }

  /// Published code has this misspelling.
  @Test func nearMisses() throws {
    #expect(
      try answer(
        """
        func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any],
            fetchCompleteionHandler h: @escaping (UIBackgroundFetchResult) -> Void) {}
        """, to: .didReceiveRemoteNotificationFetch)
        == .nearMiss(
          name: "application(_:didReceiveRemoteNotification:fetchCompleteionHandler:)", line: 2))
    #expect(
      try answer(
        "func applicationDidBecomeActive(application: UIApplication) {}", to: .didBecomeActive)
        == .nearMiss(name: "applicationDidBecomeActive(application:)", line: 2))
  }

  @Test func anotherCallbackIsNoNearMiss() throws {
    let did = """
      func application(_ a: UIApplication,
          didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
      """
    #expect(try answer(did, to: .willFinishLaunching) == .missing)
    #expect(try answer(did, to: .didFinishLaunching) == .implemented(line: 2))
  }

  @Test func extensionsOfTheDelegate() throws {
    let source =
      delegate("") + """
        extension AppDelegate {
          func applicationWillTerminate(_ application: UIApplication) {}
        }
        """
    #expect(try load(source).answer(to: .willTerminate) == .implemented(line: 5))
  }
}

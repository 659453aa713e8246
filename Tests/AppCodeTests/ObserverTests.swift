import LifecycleModel
import Testing

@testable import AppCode

/// UIKit's notifications reach the app's observers in addition to the delegate's methods.
@Suite struct ObserverTests {
  private let source = delegate(
    """
    var token: NSObjectProtocol?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
      let center = NotificationCenter.default
      center.addObserver(self, selector: #selector(becameActive), name: UIApplication.didBecomeActiveNotification, object: nil)
      center.addObserver(self, selector: #selector(AppDelegate.left(_:)), name: .UIApplicationDidEnterBackground, object: nil)
      token = center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main) { _ in
        print("block: foreground")
      }
      center.addObserver(self, selector: #selector(sceneCame), name: UIScene.didActivateNotification, object: nil)
      return true
    }
    @objc func becameActive() { print("observer: active") }
    @objc func left(_ note: Notification) {
      print("observer: background")
      NotificationCenter.default.removeObserver(self, name: UIApplication.didBecomeActiveNotification, object: nil)
    }
    @objc func sceneCame() { print("observer: scene") }
    func applicationDidBecomeActive(_ application: UIApplication) { print("method: active") }
    func applicationDidEnterBackground(_ application: UIApplication) { print("method: background") }
    func applicationWillEnterForeground(_ application: UIApplication) {
      print("method: foreground")
      if let token { NotificationCenter.default.removeObserver(token) }
    }
    """)

  /// willEnterForeground is posted before the method (lifecycle.A11), the others after it.
  /// UIScene's are posted without scenes as well (lifecycle.A7).
  @Test func theOrderIsThatOfUIKit() throws {
    var play = try Play(source, profile: .ios13)
    play.happens(.openedApp, .pressedHome, .openedApp)
    #expect(
      play.logged == [
        "observer: scene", "method: active", "observer: active", "method: background",
        "observer: background", "block: foreground", "method: foreground", "observer: scene",
        "method: active",
      ])
    play.happens(.pressedHome, .openedApp)
    #expect(
      play.logged.suffix(4) == [
        "observer: background", "method: foreground", "observer: scene", "method: active",
      ])
    #expect(play.traps == [])
  }

  /// With scenes the application's methods are not called, but its notifications are posted.
  @Test func withScenesTheApplicationsNotificationsAreStillPosted() throws {
    let adopting = source + "\nclass Scene: UIResponder, UIWindowSceneDelegate {}"
    var play = try Play(adopting, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["block: foreground", "observer: scene", "observer: active"])
  }

  @Test func whatNobodyObservesIsNotTold() throws {
    var play = try Play(launching("print(1)"), profile: .ios13)
    play.happens(.openedApp, .pressedHome)
    let posted = play.all.filter { step in
      if case .app(.posted) = step.change { return true }
      return false
    }
    #expect(posted.isEmpty)
  }

  /// Low Power Mode switches Background App Refresh off (background.BRS).
  @Test func changesOfPowerAndRefreshArePosted() throws {
    let source = delegate(
      """
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let center = NotificationCenter.default
        center.addObserver(forName: UIApplication.backgroundRefreshStatusDidChangeNotification, object: nil, queue: nil) { _ in
          print("refresh:", UIApplication.shared.backgroundRefreshStatus == .available)
        }
        center.addObserver(self, selector: #selector(power), name: .NSProcessInfoPowerStateDidChange, object: nil)
        return true
      }
      @objc func power() { print("low power:", ProcessInfo.processInfo.isLowPowerModeEnabled) }
      """)
    var play = try Play(source, profile: .ios13)
    play.happens(
      .openedApp, .changedSetting(.backgroundRefresh(false)),
      .changedSetting(.backgroundRefresh(false)), .changedSetting(.lowPower(true)),
      .changedSetting(.backgroundRefresh(true)), .changedSetting(.lowPower(false)))
    #expect(
      play.logged == [
        "refresh: false", "low power: true", "low power: false", "refresh: true",
      ])
  }
}

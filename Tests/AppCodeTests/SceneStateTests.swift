import LifecycleModel
import Testing

@testable import AppCode

/// The scene that an app sees, and which apps have scenes.
@Suite struct SceneStateTests {
  private static let told =
    "UIApplication.shared.applicationState.rawValue, UIApplication.shared.connectedScenes.count"
  private static let delegate = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        print("application", \(told))
      }
    }

    """
  private static let scene = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { tell("connect", scene) }
      func sceneDidBecomeActive(_ scene: UIScene) { tell("active", scene) }
      func sceneWillEnterForeground(_ scene: UIScene) { tell("foreground", scene) }
      func sceneDidEnterBackground(_ scene: UIScene) { tell("background", scene) }
      func sceneDidDisconnect(_ scene: UIScene) { tell("disconnect", scene) }
      func tell(_ method: String, _ scene: UIScene) {
        print(method, scene.activationState == .unattached ? "unattached" : "attached", \(told))
      }
    }
    """

  @Test func rawValuesOfTheActivationState() throws {
    let scene = Self.scene.replacing(
      #"print(method, scene.activationState == .unattached ? "unattached" : "attached", "#
        + Self.told + ")",
      with: "print(method, scene.activationState.rawValue)")
    var play = try Play(Self.delegate + scene, profile: .ios17Scenes)
    play.happens(.openedApp, .pressedHome)
    #expect(play.logged == ["connect -1", "foreground -1", "active 0", "background 2"])
  }

  @Test func theSceneIsUnattachedUntilItsFirstForeground() throws {
    var play = try Play(Self.delegate + Self.scene, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(
      play.logged == [
        "connect unattached 2 1", "foreground unattached 2 1",
        "active attached 1 1",
      ])
    play.happens(.pressedHome, .openedApp)
    #expect(
      play.logged.dropFirst(3) == [
        "background attached 2 1", "foreground attached 2 1",
        "active attached 1 1",
      ])
    play.happens(.openedSwitcher, .swipedAppAway)
    #expect(play.logged.last == "disconnect unattached 2 0")
    #expect(play.traps == [])
  }

  @Test func withoutScenesUIKitMakesOne() throws {
    var play = try Play(Self.delegate, profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.logged == ["application 0 1"])
    var old = try Play(Self.delegate, profile: .ios12)
    old.happens(.openedApp)
    #expect(old.logged == ["application 0 0"])
  }

  @Test func whatAdoptsScenes() throws {
    func evidence(_ source: String) throws -> SceneEvidence { try load(source).scenes }
    #expect(try evidence(Self.delegate).adoption == .none)
    let scene = try evidence(Self.delegate + Self.scene)
    #expect(scene.adoption == .manifest)
    #expect(scene.declaration == "class SceneDelegate")
    let method = """
      extension AppDelegate {
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { session.configuration }
      }
      """
    let configured = try evidence(Self.delegate + method)
    #expect(configured.adoption == .manifest)
    #expect(configured.line == 8)
    let swiftUI = "struct MyApp: App {}"
    let app = try evidence(
      Self.delegate.replacing("@main ", with: "") + "@main " + swiftUI)
    #expect(app.adoption == .swiftUI)
  }
}

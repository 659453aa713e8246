import Foundation
import Testing

/// The tap that launches a scene app is in the connection options as well (push.D-11).
@Suite struct ConnectionOptionsTests {
  static let delegate = """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
      }
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
      ) {
        print("delegate: \\(response.notification.request.content.body)")
        completionHandler()
      }
    }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        if let response = connectionOptions.notificationResponse {
          print("options: \\(response.notification.request.content.body)")
        } else {
          print("options: none")
        }
      }
    }
    """

  @Test(
    "both get the response; with response-only the delegate alone",
    arguments: [("off", "options: Hi"), ("on", "options: none")])
  func response(option: String, said: String) throws {
    let folder = try Program.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.delegate.utf8).write(to: folder.appending(path: "AppDelegate.swift"))
    let script = folder.appending(path: "s.pushlab")
    let text =
      "profile ios17-scenes\napp AppDelegate.swift\noption response-only \(option)\npush alert \"Hi\"\ntap\n"
    try Data(text.utf8).write(to: script)
    let played = try Program.run(["run", "--format", "jsonl", script.path])
    #expect(played.status == 0)
    #expect(played.text.contains(said))
    #expect(played.text.contains("delegate: Hi"))
  }
}

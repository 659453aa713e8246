import AppCode
import CommandLanguage
import LifecycleModel
import Testing

@testable import Laboratory

@Suite struct ReadyPushTests {
  @Test("pushes with the keys that the code reads are offered as completion and by help push")
  func readyPushes() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
          fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
          if userInfo["type"] as? String == "sync" { print("sync") }
          completionHandler(.noData)
        }
      }
      """
    let session = try Session.playing(code: code)
    let pushes = session.ownWords.payloads
    #expect(pushes.contains { $0.hasSuffix(#","type":"sync"}"#) })
    for push in pushes { #expect(session.help(for: "push").en.contains("\n  push \(push)")) }
    #expect(!session.help(for: "open").en.contains("push {"))
    let none = try Session.playing(code: "class AppDelegate: UIResponder, UIApplicationDelegate {}")
    #expect(none.ownWords.payloads.isEmpty)
    #expect(none.help(for: "push") == Help.text(for: "push"))
  }

  @Test("a push for the code of a service extension lets it change the content")
  func serviceExtension() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class NotificationService: UNNotificationServiceExtension {
        override func didReceive(
          _ request: UNNotificationRequest,
          withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
        ) {
          if request.content.userInfo["skip"] != nil { return }
          contentHandler(request.content)
        }
      }
      """
    let pushes = try Session.playing(code: code).ownWords.payloads
    #expect(!pushes.isEmpty)
    #expect(pushes.allSatisfy { $0.contains(#""mutable-content":1"#) && $0.contains("skip") })
  }

  @Test("a key of the app's own inside aps is in the push, and one of Apple's that it compares")
  func keysInside() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
          fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
          guard let aps = userInfo["aps"] as? [String: Any] else { return }
          if aps["category"] as? String == "NEWS" { print("news") }
          if aps["thread-id"] as? String != nil { print("thread") }
          if let link = aps["image-url"] as? String { print(link) }
          completionHandler(.noData)
        }
      }
      """
    let pushes = try Session.playing(code: code).ownWords.payloads
    #expect(
      pushes == [
        #"{"aps":{"alert":"Hi","content-available":1,"category":"NEWS","#
          + #""image-url":"https://example.com/1"}}"#
      ])
  }

  @Test("objects are in the push where the code expects them; other userInfo is no payload")
  func objects() throws {
    let code = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
          fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
        ) {
          let aps = userInfo["aps"] as? [String: Any]
          if let alert = aps?["alert"] as? NSDictionary { print(alert["body"] ?? "") }
          if userInfo["vendor"] as? [String: Any] != nil { print("vendor") }
          completionHandler(.noData)
        }
        func application(
          _ application: UIApplication, continue userActivity: NSUserActivity,
          restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
        ) -> Bool {
          userActivity.userInfo?["place"] as? String == "home"
        }
      }
      """
    let pushes = try Session.playing(code: code).ownWords.payloads
    #expect(
      pushes == [
        #"{"aps":{"alert":{"body":"Hi"},"content-available":1},"vendor":{}}"#
      ])
  }
}

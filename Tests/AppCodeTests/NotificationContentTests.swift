import LifecycleModel
import Testing

@testable import AppCode

/// The displayed content of notifications from the app or its service extension.
@Suite struct NotificationContentTests {
  @Test(
    "a service extension keeps what it does not change",
    arguments: [
      ("best.title = \"t\"", ["t - Hi", "3"]), ("best.badge = 7", ["Hi", "7"]),
      ("best.badge = NSNumber(value: 8)", ["Hi", "8"]), ("best.badge = nil", ["Hi"]),
      ("best.setValue(9, forKey: \"badge\")", ["Hi", "9"]),
      ("best.body = SDK.text(in: best)", ["SDK.text(in: best)", "3"]),
    ])
  func extensionContent(_ change: String, _ shown: [String]) throws {
    var play = try Play(Self.extending("\(change)\nhandler(best)"), profile: .ios17Scenes)
    play.happens(.sentPush(Self.rich))
    #expect(play.shown == shown)
  }

  @Test("the app finds the userInfo and the category that the extension gave the content")
  func userInfo() throws {
    var play = try Play(
      Self.extending(
        "best.userInfo[\"plain\"] = \"Hello\"\nbest.categoryIdentifier = \"chat\"\nhandler(best)"),
      profile: .ios17Scenes)
    play.happens(.sentPush(Self.rich), .tapped(1))
    #expect(play.logged == ["Hello 1 chat"])
  }

  @Test("what unknown code hands over as the content is assumed to be the original, with a step")
  func unknownContent() throws {
    var play = try Play(
      Self.extending("SDK.shared.take(request, best, withContentHandler: handler)"),
      profile: .ios17Scenes)
    play.happens(.sentPush(Self.rich), .timePassed(.seconds(5)))
    #expect(play.assumed.contains { $0.contains("the content from SDK.shared.take") })
    #expect(play.shown == ["Hi", "3"])
    var other = try Play(
      Self.extending("handler(SDK.content(of: request))"), profile: .ios17Scenes)
    other.happens(.sentPush(Self.rich))
    #expect(other.assumed.contains { $0.hasSuffix("SDK.content(of: request) = case original") })
    #expect(other.shown == ["Hi", "3"])
  }

  @Test("a local notification whose texts are unknown shows them as the code writes them")
  func localNotification() throws {
    var play = try Play(
      launching(
        """
        let content = UNMutableNotificationContent()
        content.title = SDK.title
        content.body = Texts.body
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        UNUserNotificationCenter.current().add(request)
        UNUserNotificationCenter.current().delegate = self
        """,
        members: """
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler handler: @escaping (UNNotificationPresentationOptions) -> Void
          ) {
            handler([.banner])
          }
          """), profile: .ios17Scenes)
    play.happens(.openedApp)
    #expect(play.shown == ["SDK.title - Texts.body"])
  }

  private static let rich = Push(
    payload: .object([
      .init(
        "aps",
        .object([
          .init("alert", .string("Hi")), .init("badge", .number("3")),
          .init("mutable-content", .number("1")),
        ])), .init("id", .number("1")),
    ]))

  /// The statements can use `request`, `best` and `handler`. The app prints the payload of a tap.
  private static func extending(_ body: String) -> String {
    launching(
      "UNUserNotificationCenter.current().delegate = self",
      members: """
        func userNotificationCenter(
          _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
          withCompletionHandler handler: @escaping () -> Void
        ) {
          let content = response.notification.request.content
          let info = content.userInfo
          print(info["plain"] ?? "none", info["id"] ?? "none", content.categoryIdentifier)
          handler()
        }
        """) + """

        class NotificationService: UNNotificationServiceExtension {
          override func didReceive(
            _ request: UNNotificationRequest,
            withContentHandler handler: @escaping (UNNotificationContent) -> Void
          ) {
            let best = request.content.mutableCopy() as! UNMutableNotificationContent
            \(body)
          }
        }
        """
  }
}

extension Play {
  /// The texts of banners and the numbers of badges.
  fileprivate var shown: [String] {
    all.compactMap { step in
      guard case .display(let display) = step.change else { return nil }
      switch display.place {
      case .banner: return display.text ?? ""
      case .badge: return display.badge.map { "\($0)" }
      default: return nil
      }
    }
  }
}

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

  @Test("what an extension shows leaves the userInfo of the push as it came")
  func unchangedUserInfo() throws {
    var play = try Play(
      Self.extending("best.title = \"New\"\nbest.threadIdentifier = \"t\"\nhandler(best)")
        .replacing("info[\"plain\"] ?? \"none\"", with: "info[\"aps\"]!, content.title"),
      profile: .ios17Scenes)
    play.happens(.sentPush(Self.rich), .tapped(1))
    let aps = "[\"alert\": \"Hi\", \"badge\": 3, \"mutable-content\": 1]"
    #expect(play.logged.map { $0.hasPrefix(aps + " New 1") } == [true])
    #expect(play.shown.first == "New - Hi")
  }

  @Test(
    "the app finds the attachments, level, score and target that the extension gave the content")
  func attachments() throws {
    let change = """
      best.attachments = [try! UNNotificationAttachment(identifier: "img", url: SDK.url)]
      best.interruptionLevel = .timeSensitive
      best.relevanceScore = 0.5
      best.targetContentIdentifier = "room"
      handler(best)
      """
    let reading = """
      content.attachments.map(\\.identifier), content.interruptionLevel == .timeSensitive, \
      content.relevanceScore, content.targetContentIdentifier ?? "none", info["plain"] ?? "none"
      """
    var play = try Play(
      Self.extending(change).replacing("info[\"plain\"] ?? \"none\"", with: reading),
      profile: .ios17Scenes)
    play.happens(.sentPush(Self.rich), .tapped(1))
    #expect(play.logged.map { $0.hasPrefix("[\"img\"] true 0.5 room none") } == [true])
  }

  @Test("an extension's UserDefaults last, and it shares those of an app group with the app")
  func defaults() throws {
    let count = """
      for defaults in [UserDefaults.standard, UserDefaults(suiteName: "group.a")!] {
        defaults.set(defaults.integer(forKey: "n") + 1, forKey: "n")
        print(defaults.integer(forKey: "n"))
      }
      """
    var play = try Play(
      Self.extending("\(count)\nhandler(best)").replacing(
        "UNUserNotificationCenter.current().delegate = self", with: count),
      profile: .ios17Scenes)
    play.happens(.sentPush(Self.rich), .sentPush(Self.rich), .openedApp)
    #expect(play.logged == ["1", "1", "2", "2", "1", "3"])
  }

  @Test("the app finds a local notification's own userInfo, thread and trigger")
  func localContent() throws {
    var play = try Play(
      launching(
        """
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let content = UNMutableNotificationContent()
        print(content.title.isEmpty, content.badge as Any, content.sound as Any, content.userInfo)
        content.title = "T"
        content.userInfo = ["id": 7]
        content.threadIdentifier = "th"
        var noon = DateComponents()
        noon.hour = 12
        noon.minute = 30
        for trigger in [
          UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false),
          UNCalendarNotificationTrigger(dateMatching: noon, repeats: true), nil,
        ] {
          center.add(
            UNNotificationRequest(identifier: "a\\(trigger)", content: content, trigger: trigger))
        }
        """,
        members: """
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler handler: @escaping (UNNotificationPresentationOptions) -> Void
          ) {
            let request = notification.request
            print(request.content.userInfo, request.content.threadIdentifier)
            switch request.trigger {
            case let interval as UNTimeIntervalNotificationTrigger:
              print("interval", interval.timeInterval, interval.repeats)
            case let calendar as UNCalendarNotificationTrigger:
              print("calendar", calendar.dateComponents.hour ?? 0, calendar.repeats)
            case nil: print("none")
            default: print("other")
            }
            print(request.trigger is UNPushNotificationTrigger)
            handler([])
          }
          """), profile: .ios17Scenes)
    play.happens(.openedApp, .timePassed(.seconds(10)), .timePassed(.seconds(3600)))
    let info = "[AnyHashable(\"id\"): 7] th"
    #expect(
      play.logged == [
        "true nil nil [:]", info, "none", "false", info, "interval 5.0 false", "false", info,
        "calendar 12 true", "false",
      ])
  }

  @Test(
    "a local notification at a time that cannot be known never comes, and the trace says so",
    arguments: [
      "UNTimeIntervalNotificationTrigger(timeInterval: SDK.delay, repeats: false)",
      "UNCalendarNotificationTrigger(dateMatching: SDK.date, repeats: false)",
      """
      UNCalendarNotificationTrigger(dateMatching: Calendar.current.dateComponents([.hour], from: \
      Calendar.current.date(byAdding: .day, value: SDK.days, to: Date())!), repeats: false)
      """,
      "UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: SDK.hour, minute: 1), "
        + "repeats: false)",
    ])
  func unknownTime(_ trigger: String) throws {
    var play = try Play(
      launching(
        """
        let content = UNMutableNotificationContent()
        content.title = "T"
        let trigger = \(trigger)
        UNUserNotificationCenter.current().add(
          UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
        """), profile: .ios17Scenes)
    play.happens(.openedApp, .pressedHome, .timePassed(.seconds(86_400 * 6)))
    let noted = play.all.compactMap { step -> String? in
      if case .app(.called(let spelling)) = step.change { spelling } else { nil }
    }
    #expect(noted.last == "UNUserNotificationCenter.add(a) at a time that cannot be known")
    #expect(play.shown == [])
    #expect(play.world.app.registrations.localRequests.map(\.identifier) == ["a"])
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

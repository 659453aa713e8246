import CommandLanguage
import LifecycleModel
import Testing

import struct CommandLanguage.Expectation

struct ExpectationTests {
  static let push = name(
    "didReceiveRemoteNotification", .didReceiveRemoteNotification,
    .didReceiveRemoteNotificationFetch)
  static let active = name("didBecomeActive", .didBecomeActive, .sceneDidBecomeActive)

  static let claims: [(String, Expectation.Claim)] = [
    ("state not-running", .state(.notRunning)),
    ("called didReceiveRemoteNotification", .called(push, times: nil, in: nil, withKey: nil)),
    ("called didReceiveRemoteNotification once", .called(push, times: 1, in: nil, withKey: nil)),
    (
      "called didReceiveRemoteNotification 2 times in inactive with remoteNotification",
      .called(push, times: 2, in: .inactive, withKey: "remoteNotification")
    ),
    ("calls nothing", .calls([])),
    ("calls didBecomeActive,didReceiveRemoteNotification", .calls([active, push])),
    (
      "order didBecomeActive before didReceiveRemoteNotification",
      .order(active, before: push)
    ),
    ("event tap", .event(verb: "tap", times: nil)),
    ("event push 3 times", .event(verb: "push", times: 3)),
    ("refused", .refused), ("shown nothing", .shown(nil)), ("shown list", .shown(.list)),
    ("flag isOpen = true", .flag(.any("isOpen"), value: "true")),
    ("flag isOpen=3", .flag(.any("isOpen"), value: "3")),
    ("flag text = \"a ; b\"", .flag(.any("text"), value: "a ; b")),
    ("flag list = [1, 2]", .flag(.any("list"), value: "[1, 2]")),
    ("flag ios.ban = false", .flag(.ios(.ban), value: "false")),
    ("flag first-unlock = true", .flag(.any("first-unlock"), value: "true")),
    ("timer handler running", .timer(.handler, .running)),
    ("timer background-task expired", .timer(.backgroundTask, .expired)),
    ("apns discarded", .apns(.discarded, reason: nil)),
    ("apns rejected BadDeviceToken", .apns(.rejected, reason: "BadDeviceToken")),
    ("apns discarded Discarded - Expired", .apns(.discarded, reason: "Discarded - Expired")),
    ("apns stored \"Stored - Device Offline\"", .apns(.stored, reason: "Stored - Device Offline")),
    ("treated as tap", .treated(.tap)), ("handler called once in time", .handlerCalledOnceInTime),
    ("content missing", .content(.missing)), ("terminated by watchdog", .terminated(.watchdog)),
  ]

  private func expectation(_ text: String) throws -> Expectation? {
    guard case .expect(let expectation)? = try command(text) else { return nil }
    return expectation
  }

  @Test func everyClaimIsRead() throws {
    for (text, claim) in ExpectationTests.claims {
      let plain = try #require(try expectation("expect " + text))
      #expect(plain == Expectation(claim: claim, text: text))
      let negated = try #require(try expectation("EXPECT not  " + text))
      #expect(negated.isNegated && negated.claim == claim && negated.text == "not  " + text)
      if claim.isAboutSteps {
        let since = try #require(try expectation("expect \(text) since start"))
        #expect(since.sinceStart && since.claim == claim, "\(text)")
      }
    }
  }

  @Test func everyClaimComesBackOutOfItsText() throws {
    for (text, claim) in ExpectationTests.claims {
      let wanted = Expectation(
        isNegated: true, claim: claim, sinceStart: claim.isAboutSteps, text: "")
      let read = try #require(try expectation("expect " + wanted.canonicalText))
      #expect(read.claim == claim && read.isNegated, "\(text)")
      #expect(read.sinceStart == wanted.sinceStart)
      #expect(try command(Command.expect(read).canonicalText) == .expect(read))
    }
  }

  @Test func thePromptKeepsWordsThatAScriptTakes() throws {
    let commands = try prompt("expe not tr as ta si st；断言 called didBecomeActive i ina")
    #expect(
      commands.map(\.canonicalText) == [
        "expect not treated as tap since start", "expect called didBecomeActive in inactive",
      ])
    #expect(try script(commands[0].canonicalText) == [commands[0]])
  }

  @Test func callbacksHaveThreeNames() throws {
    let fetch = Callback.didReceiveRemoteNotificationFetch
    for callback in Callback.allCases {
      #expect(
        CallbackNames.callback(named: callback.swiftName)?.callbacks.contains(callback) == true)
      #expect(
        CallbackNames.callback(named: callback.row.objectiveCName)?.callbacks.contains(callback)
          == true
      )
    }
    #expect(CallbackNames.callback(named: fetch.swiftName)?.callbacks == [fetch])
    #expect(CallbackNames.callback(named: fetch.row.objectiveCName)?.callbacks == [fetch])
    #expect(
      CallbackNames.callback(named: "DIDBECOMEACTIVE")?.callbacks
        == [.didBecomeActive, .sceneDidBecomeActive])
    #expect(
      CallbackNames.callback(named: "applicationDidBecomeActive")?.callbacks == [.didBecomeActive])
    #expect(
      CallbackNames.callback(named: "sceneDidBecomeActive")?.callbacks == [.sceneDidBecomeActive])
    #expect(CallbackNames.callback(named: "application") == nil)
    #expect(CallbackNames.callback(named: "URLSession") == nil)
    #expect(
      CallbackNames.callback(named: "didFinishLaunchingWithOptions")?.callbacks
        == [.didFinishLaunching])
    #expect(
      CallbackNames.callback(named: "didFinishLaunching")?.callbacks == [.didFinishLaunching])
    #expect(
      CallbackNames.callback(named: "didReceive")?.callbacks
        == [.didReceiveLocalNotification, .didReceiveResponse, .serviceExtensionDidReceive])
    #expect(CallbackNames.callback(named: "willConnectTo")?.callbacks == [.sceneWillConnect])
    #expect(CallbackNames.callback(named: "didEnterRegion")?.callbacks == [.didEnterRegion])
    #expect(
      CallbackNames.callback(named: "didCompleteWithError")?.callbacks == [.urlSessionTaskCompleted]
    )
  }
}

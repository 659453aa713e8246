import Testing

@testable import LifecycleModel

/// The content that a service extension returns, and what happens when the extension ends.
@Suite struct ExtensionContentTests {
  private static func deliver(_ content: ExtensionContent?) -> StandInApp.Use {
    .code { reaction in
      for handler in reaction.world.openHandlers where handler.kind == .content {
        reaction.deliver(handler.id, content)
      }
    }
  }

  private static let changed = ExtensionContent(
    alert: .string("Changed"), sound: .named("new.caf"), badge: 7)

  private func shown(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      guard case .display(let display) = step.change else { return nil }
      return "\(display.place) \(display.text ?? display.badge.map { "\($0)" } ?? "")"
    }
  }

  private static let rich = Event.push("alert", "sound", "badge", "mutable-content")

  private func play(_ uses: [StandInApp.Use]) -> Play {
    WakeTests.play(.suspended, .ios12, app: ExtensionTests.app(uses))
  }

  @Test("its content is shown instead of the push's; without a badge the icon keeps its own")
  func content() {
    var play = play([Self.deliver(Self.changed)])
    #expect(
      shown(play.play(Self.rich)) == ["banner Changed", "list Changed", "sound new.caf", "badge 7"])
    #expect(play.world.timer(named: .serviceExtension) == nil)
    let kept = ExtensionContent(alert: nil, sound: .kept, badge: nil)
    for (content, badge) in [(kept, []), (nil, ["badge 3"])] {
      var play = self.play([Self.deliver(content)])
      #expect(
        shown(play.play(Self.rich)) == ["banner Hello", "list Hello", "sound default"] + badge)
    }
    var silent = self.play([Self.deliver(.init(alert: nil, sound: .silent, badge: nil))])
    #expect(shown(silent.play(Self.rich)) == ["banner Hello", "list Hello"])
    let keys = silent.world.center.notifications.first?.push.push.aps
    #expect(keys?["sound"] == nil && keys?["mutable-content"] != nil)
  }

  @Test("its process starts; when its time is over it is told, and the push is shown as it came")
  func timeOver() {
    var app = ExtensionTests.app()
    app.atStart = [.log("start")]
    var play = WakeTests.play(.suspended, .ios12, app: app)
    #expect(play.logs(Self.rich) == ["start"])
    #expect(play.world.timer(named: .serviceExtension)?.length == .seconds(30))
    let steps = play.play(.wait(30))
    #expect(steps.compactMap(\.asCall) == ["serviceExtensionTimeWillExpire background"])
    #expect(
      steps.contains { step in
        if case .timer(let timer, .expired) = step.change {
          timer.name == .serviceExtension
        } else {
          false
        }
      })
    #expect(shown(steps).first == "banner Hello")
    // A handler called now still counts.
    var late = WakeTests.play(.suspended, .ios12, app: app)
    late.app.uses[.serviceExtensionTimeWillExpire] = [Self.deliver(Self.changed)]
    #expect(shown(late.play(Self.rich, .wait(30))).first == "banner Changed")
  }

  @Test("the app's deadlines in its time leave the extension where it was")
  func deadlines() {
    var play = play([.sleep(29), Self.deliver(Self.changed)])
    let steps = play.play(.silent, .wait(10), Self.rich)
    #expect(steps.contains { $0.rule == .handlerTooLate })
    #expect(shown(steps).first == "banner Changed")
  }

  @Test("the end of one extension leaves the timers of another")
  func apart() {
    var play = play([.download])
    play.play(.network(60), Self.rich, .wait(5), Self.rich)
    #expect(
      play.world.timers.map(\.name) == [.serviceExtension, .download, .serviceExtension, .download])
    #expect(play.world.timers(ofExtensionFor: 2).map(\.name) == [.serviceExtension, .download])
    play.play(.wait(25))
    #expect(play.world.extensions.running.map(\.push.id) == [2])
    #expect(
      play.world.timers.filter { $0.name != .banner }.map(\.name) == [.serviceExtension, .download])
    #expect(play.world.owner(of: play.world.timers.first { $0.name == .download }!) == 2)
  }

  @Test("a start of the phone and deleting the app lose what they worked at")
  func lost() {
    for event in [Event.rebooted, .deletedApp] {
      var play = play([.download])
      play.play(.network(60), Self.rich)
      play.play(event)
      #expect(play.world.extensions == ServiceExtensions() && play.world.timers.isEmpty)
      #expect(shown(play.play(.wait(60))) == [])
    }
  }

  @Test("without permission none runs; the world as the app sees it")
  func permission() {
    let app = ExtensionTests.app()
    var play = Play(.ios12, app: app)
    guard case .sentPush(let push) = Self.rich else { return }
    for (permission, isAllowed) in [
      (Permission.authorized, true), (.provisional, true), (.denied, false),
      (.notDetermined, false),
    ] {
      play.world.apply(.flag(from: play.world.flag(.permission), to: .permission(permission)))
      #expect((play.world.denialOfExtension(for: push, by: app) == nil) == isAllowed)
    }
    var seen = WakeTests.play(.suspended, .ios12, app: app)
    seen.app.uses[.serviceExtensionDidReceive] = [
      .code { reaction in
        let seenFromApp = reaction.world.seenFromApp.extensionAtWork
        reaction.log("\(reaction.world.extensionAtWork != nil) \(seenFromApp != nil)")
      }
    ]
    #expect(seen.logs(Self.rich) == ["true false"])
    #expect(seen.world.extensionAtWork == nil && seen.world.seenFromApp == seen.world)
  }

  @Test("numbers of BGTasks that the code still holds are not given again")
  func tasksHeld() {
    let again = StandInApp.submit("refresh", .refresh)
    for (held, id) in [
      (Value.object("BGAppRefreshTask", [.string("x"), .int(1)]), 2),
      (.object("BGAppRefreshTask", [.int(1)]), 1), (.object("Other", [.string("x"), .int(1)]), 1),
      (.object("BGThing", [.string("x"), .int(1)]), 1),
      (.array([.some(.object("BGProcessingTask", [.string("x"), .int(1)]))]), 2),
    ] {
      var app = TaskTests.app(submits: [again], onTask: [.complete(true)])
      app.uses[.didEnterBackground]?.append(.code { $0.replaceHeap([nil, held]) })
      var play = TaskTests.play(.suspended, app: app)
      let steps = play.play(.grantedTask(.refresh))
      let ids = steps.compactMap { step -> Int? in
        if case .quiet(.services(let services)) = step.change {
          services.runningTasks.first?.task.id
        } else {
          nil
        }
      }
      #expect(ids.first == id, "\(held)")
    }
  }

  @Test("a request without a launch handler ends the app; SwiftUI's closure is no launch handler")
  func handlers() {
    var app = TaskTests.app()
    var play = TaskTests.play(.reclaimed, app: app)
    play.app.uses[.didFinishLaunching] = []
    #expect(play.play(.grantedTask(.refresh)).contains { $0.rule == .taskRegistration })
    #expect(play.world.lifecycle == .notRunning)
    app.uses[.didFinishLaunching] = [
      .code { _ = $0.registerTask("refresh", handler: .viewTask(.string("run refresh"))) },
      .register("work"),
    ]
    var views = TaskTests.play(.suspended, app: app)
    let steps = views.play(.grantedTask(.refresh))
    #expect(steps.compactMap(\.asCall) == ["refreshTask background"])
    #expect(steps.contains { $0.rule == .viewBackgroundTask })
  }

  @Test("its UserDefaults are its own, and last; those of an app group it shares with the app")
  func defaults() {
    func defaults(_ entries: KeyValuePairs<String, Int>) -> Value {
      .dictionary(entries.map { .init(.string($0.key), .int($0.value)) })
    }
    let ofApp = defaults(["app": 1, "group.a": 2])
    let ofExtension = defaults(["group.a": 3, "own": 4])
    var app = ExtensionTests.app([
      .code { $0.log("\($0.world.defaults)") }, .code { $0.keep(ofExtension) }, Self.deliver(nil),
    ])
    app.uses[.didFinishLaunching] = [.code { $0.keep(ofApp) }]
    var play = WakeTests.play(.suspended, .ios12, app: app)
    #expect(play.logs(Self.rich) == ["\(defaults(["group.a": 2]))"])
    #expect(play.world.defaults == defaults(["app": 1, "group.a": 3]))
    #expect(play.logs(Self.rich) == ["\(ofExtension)"])
  }

  @Test("its handler is called once; what stands beside `aps` in the payload stays")
  func besideAps() {
    var play = play([Self.deliver(Self.changed)])
    let aps = JSON.object([
      .init("alert", .string("Hello")), .init("mutable-content", .number("1")),
    ])
    let payload = JSON.object([.init("aps", aps), .init("id", .number("7"))])
    let steps = play.play(.sentPush(Push(payload: payload)))
    let again = steps.compactMap { step -> Bool? in
      guard case .app(.completed(_, result: nil, again: let again)) = step.change else {
        return nil
      }
      return again
    }
    #expect(again == [false])
    let shown = play.world.center.notifications.first?.push.push
    #expect(shown?.payload["id"] == .number("7"))
    #expect(shown?.aps?["alert"] == .string("Changed"))
  }
}

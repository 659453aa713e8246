import LifecycleModel
import Testing

/// Buttons of notifications and dismissals.
@Suite struct ButtonTests {
  private static let category = NotificationCategory(
    identifier: "mail",
    actions: [
      .init(identifier: "open", opensApp: true, needsUnlock: false, takesText: false),
      .init(identifier: "answer", opensApp: false, needsUnlock: false, takesText: true),
      .init(identifier: "delete", opensApp: false, needsUnlock: true, takesText: false),
    ], reportsDismissal: true)

  private static let plain = NotificationCategory(
    identifier: "news", actions: [], reportsDismissal: false)

  private static func mail(_ category: String = "mail") -> Event {
    .sentPush(
      Push(
        payload: .object([
          .init(
            "aps",
            .object([
              .init("alert", .string("Hello")), .init("category", .string(category)),
            ]))
        ])))
  }

  private static func press(_ button: String, _ text: String? = nil) -> Event {
    .pressedButton(button, text: text, number: 1)
  }

  private func play(
    _ profile: Profile.Name = .ios12, _ callbacks: [Callback] = [.didReceiveResponse],
    hasDelegate: Bool = true
  ) -> Play {
    var app = StandInApp(
      callbacks: StandInApp.lifecycle + callbacks, onPush: .completesAtOnce,
      setsNotificationDelegate: hasDelegate,
      uses: [.didFinishLaunching: [.code { $0.setCategories([Self.plain, Self.category]) }]])
    app.hears = { entry, reaction in
      guard case .callback(let callback, let arguments) = entry else { return }
      for argument in arguments {
        switch argument {
        case .response(let received):
          let response = received.response
          reaction.log("\(response?.word ?? "none") \(response?.text ?? "-")")
        case .actionIdentifier(let identifier):
          reaction.log("\(identifier) \(arguments.count)")
          if callback.rawValue.contains("forRemote") {
            reaction.log("\(arguments.contains { if case .userInfo = $0 { true } else { false } })")
          }
        case .responseInfo(let response): reaction.log(response.text ?? "-")
        default: break
        }
      }
    }
    var play = Play(profile, app: app)
    play.play(.openedApp, .pressedHome, .wait(10))
    return play
  }

  private func calls(_ steps: [Step]) -> [String] { steps.compactMap(\.asCall) }

  private func logs(_ steps: [Step]) -> [String] {
    steps.compactMap { if case .app(.logged(let text)) = $0.change { text } else { nil } }
  }

  @Test("a button that opens the app brings it forward, from the lock screen, too")
  func opens() {
    var home = play()
    home.play(Self.mail())
    let steps = home.play(Self.press("open"))
    #expect(
      calls(steps) == [
        "willEnterForeground background", "didReceiveResponse inactive", "didBecomeActive active",
      ])
    #expect(logs(steps) == ["open -"])
    #expect(home.world.center.notifications.isEmpty)
    var locked = play()
    locked.play(.locked, Self.mail())
    #expect(calls(locked.play(Self.press("open"))).contains("didReceiveResponse inactive"))
    #expect(!locked.world.phone.isLocked && locked.world.lifecycle == .active)
  }

  @Test("the others wake it in background, which a force quit and switches do not hinder")
  func background() {
    var suspended = play()
    suspended.play(Self.mail())
    let steps = suspended.play(Self.press("answer", "fine"))
    #expect(calls(steps) == ["didReceiveResponse background"])
    #expect(logs(steps) == ["answer fine"])
    #expect(suspended.world.lifecycle == .background)
    #expect(suspended.world.timer(named: .suspend) != nil)
    suspended.play(.wait(5))
    #expect(suspended.world.lifecycle == .suspended)
    suspended.play(Self.mail())
    #expect(logs(suspended.play(Self.press("answer"))) == ["answer "])

    var swiped = play()
    swiped.play(
      .openedSwitcher, .swipedAppAway, .changedSetting(.backgroundRefresh(false)), Self.mail())
    #expect(
      calls(swiped.play(Self.press("delete"))) == [
        "willFinishLaunching background", "didFinishLaunching background",
        "didReceiveResponse background",
      ])
    var crashing = play()
    crashing.play(.reclaimedMemory, Self.mail())
    crashing.app.uses[.didFinishLaunching]?.append(.trap)
    #expect(!calls(crashing.play(Self.press("delete"))).contains { $0.hasPrefix("didReceiveR") })
  }

  @Test("in front the app stays where it is")
  func inFront() {
    var app = play()
    app.app.callbacks.append(.willPresent)
    app.app.presents = ["banner", "list"]
    app.play(.openedApp, Self.mail())
    let steps = app.play(Self.press("answer", "ok"))
    #expect(calls(steps) == ["didReceiveResponse active"])
  }

  @Test("one that needs the passcode asks for it on a locked phone, which stays locked")
  func passcode() {
    func asks(_ steps: [Step]) -> Bool {
      steps.contains { $0.change == .app(.passcodeAsked) }
    }
    var locked = play()
    locked.play(.locked, Self.mail(), Self.mail())
    #expect(!asks(locked.play(Self.press("answer", "x"))))
    let steps = locked.play(Self.press("delete"))
    #expect(asks(steps) && logs(steps) == ["delete -"])
    #expect(locked.world.phone.isLocked)
    var open = play()
    open.play(Self.mail())
    #expect(!asks(open.play(Self.press("delete"))))
  }

  @Test("a dismissal is told where the category asks for it, on the lock screen and in the centre")
  func dismissal() {
    for place in [Event.locked, .pulledNotificationCenter] {
      var play = play()
      play.play(place == .locked ? .locked : .pressedHome, Self.mail())
      if place != .locked { play.play(place) }
      let steps = play.play(.cleared(1))
      #expect(calls(steps) == ["didReceiveResponse background"])
      #expect(logs(steps) == ["dismiss -"])
      #expect(play.world.center.notifications.isEmpty)
    }
    var banner = play()
    banner.play(Self.mail())
    #expect(calls(banner.play(.cleared(1))) == [])
    for category in ["news", "none"] {
      var other = play()
      other.play(.locked, Self.mail(category))
      #expect(calls(other.play(.cleared(1))) == [])
    }
    var all = play()
    all.play(.locked, Self.mail())
    #expect(calls(all.play(.clearedAll)) == [])
    var old = play(.ios9, [.handleActionForRemote])
    old.play(.locked, Self.mail())
    #expect(calls(old.play(.cleared(1))) == [])
  }

  @Test("before the first unlock the app is not called; nor without a delegate")
  func refused() {
    var restarted = play()
    restarted.play(.rebooted, Self.mail())
    #expect(restarted.play(Self.press("delete")).contains { $0.rule == .actionBeforeFirstUnlock })
    #expect(restarted.world.lifecycle == .notRunning)
    var none = play(.ios12, [.didReceiveResponse], hasDelegate: false)
    none.play(Self.mail())
    #expect(none.play(Self.press("delete")).contains { $0.rule == .actionWithoutDelegate })
    var unknown = play(.ios12, [.didReceiveResponse], hasDelegate: false)
    unknown.app.uses[.didFinishLaunching]?.append(
      .code { $0.setNotificationDelegate(.unknown("Messaging.shared")) })
    unknown.play(.reclaimedMemory, Self.mail())
    let steps = unknown.play(Self.press("delete"))
    #expect(calls(steps) == ["willFinishLaunching background", "didFinishLaunching background"])
    #expect(
      steps.contains {
        if case .app(.called(let what)) = $0.change {
          what.hasPrefix("Messaging.shared.")
        } else {
          false
        }
      })
  }

  @Test(
    "up to iOS 9: methods of their own for pushes and local notifications, the one with info first")
  func old() {
    var plain = play(.ios9, [.handleActionForRemote])
    plain.play(Self.mail())
    let steps = plain.play(Self.press("answer", "hi"))
    #expect(calls(steps) == ["handleActionForRemote background"])
    #expect(logs(steps) == ["answer 4", "true"])
    var info = play(.ios9, [.handleActionForRemote, .handleActionForRemoteWithInfo])
    info.play(Self.mail())
    #expect(logs(info.play(Self.press("answer", "hi"))) == ["answer 5", "true", "hi"])
    var none = play(.ios9, [])
    none.play(Self.mail())
    #expect(none.play(Self.press("answer", "hi")).contains { $0.rule == .actionWithoutDelegate })

    var content = Self.mail()
    guard case .sentPush(let push) = content else { return }
    let request = LocalRequest(
      identifier: "a", content: push.payload, trigger: .interval(.seconds(5), repeats: false))
    content = .wait(5)
    for (callbacks, words) in [
      ([Callback.handleActionForLocal], ["answer 4"]),
      ([.handleActionForLocal, .handleActionForLocalWithInfo], ["answer 5", "hi"]),
    ] {
      var local = play(.ios9, callbacks)
      local.app.uses[.didBecomeActive] = [.code { $0.add(request) }]
      local.play(.openedApp, .pressedHome, content)
      #expect(logs(local.play(Self.press("answer", "hi"))) == words)
    }
  }

  @Test("a button that the category lacks, and a text for one without a field")
  func denials() {
    var play = play()
    play.play(Self.mail())
    #expect(
      play.world.denial(of: Self.press("more"))?.condition
        == .noSuchButton("more", has: ["open", "answer", "delete"]))
    #expect(
      play.world.denial(of: Self.press("open", "x"))?.condition == .buttonTakesNoText("open"))
    #expect(play.world.denial(of: Self.press("answer", "x")) == nil)
    #expect(play.world.denial(of: Self.press("answer")) == nil)
    #expect(play.world.denial(of: .pressedButton("open", text: nil, number: 2)) != nil)
  }

  @Test("a handler that is not called holds the app awake for its thirty seconds, and ends nothing")
  func handlerTime() {
    var play = play(.ios9, [.handleActionForRemote])
    play.app.onPush = .nothing
    play.play(Self.mail(), Self.press("answer", "hi"), .wait(29))
    #expect(play.world.lifecycle == .background && play.world.timer(named: .suspend) == nil)
    let end = play.play(.wait(1)).first { step in
      if case .timer(let timer, .expired) = step.change { timer.name == .handler } else { false }
    }
    #expect(end?.rule == .actionHandlerTimer)
    play.play(.wait(5))
    #expect(play.world.lifecycle == .suspended)
  }
}

import LifecycleModel
import Testing

/// APNs' answers to the provider, by status and reason, and pushes that wait for better power.
@Suite struct VerdictTests {
  private func suspended(_ profile: Profile.Name = .ios9, _ options: [Option] = []) -> Play {
    var play = Play(profile, options: options)
    play.play(.openedApp, .pressedHome, .wait(10))
    return play
  }

  /// `fate status reason`, with `-` for a missing one.
  private func verdicts(_ steps: [Step]) -> [String] {
    steps.compactMap { step in
      guard case .apns(let verdict) = step.change else { return nil }
      let status = verdict.status.map { "\($0)" } ?? "-"
      return "\(verdict.fate) \(status) \(verdict.reason ?? "-")"
    }
  }

  @Test("what is taken has status 200, whatever becomes of it; what comes from storage has none")
  func taken() {
    var once = Push.of(["alert"])
    once.expiration = .zero
    var play = suspended()
    #expect(verdicts(play.play(.alert)) == ["delivered 200 -"])
    play.play(.wentOffline)
    #expect(verdicts(play.play(.sentPush(once))) == ["discarded 200 Discarded - Expired"])
    #expect(verdicts(play.play(.alert)) == ["stored 200 Stored - Device Offline"])
    #expect(verdicts(play.play(.cameOnline)) == ["delivered - Delivered (From Storage)"])
    play.play(.changedSetting(.notifications(false)))
    #expect(verdicts(play.play(.alert)) == ["discarded 200 Discarded - Disabled"])
    var older = suspended(.ios9, [.olderSurvives])
    older.play(.wentOffline, .alert)
    #expect(verdicts(older.play(.alert)) == ["discarded 200 -"])
  }

  @Test("the binary interface answers nothing to what it takes, and a number to what is wrong")
  func binary() {
    var play = suspended(.ios6)
    #expect(verdicts(play.play(.alert)) == ["delivered - -"])
    play.play(.wentOffline)
    #expect(verdicts(play.play(.alert)) == ["stored - -"])
    #expect(verdicts(play.play(.cameOnline)) == ["delivered - Delivered (From Storage)"])

    var bad = Push.of(["alert"])
    bad.token = .bad
    #expect(verdicts(play.play(.sentPush(bad))) == ["rejected 8 BadDeviceToken"])
    var large = suspended(.ios6)
    let text = JSON.string(String(repeating: "x", count: 300))
    let payload = JSON.object([.init("aps", .object([.init("alert", text)]))])
    #expect(
      verdicts(large.play(.sentPush(Push(payload: payload)))) == ["rejected 7 PayloadTooLarge"])
    var fresh = Play(.ios6, fresh: true)
    #expect(verdicts(fresh.play(.alert)) == ["rejected 2 MissingDeviceToken"])
  }

  @Test("without a token: status 400, for calls too")
  func noToken() {
    var fresh = Play(fresh: true)
    #expect(verdicts(fresh.play(.alert)) == ["rejected 400 MissingDeviceToken"])
    for (profile, status) in [(Profile.Name.ios9, 400), (.ios6, 2)] {
      var push = Push.of(["alert"])
      push.type = .voip
      var play = suspended(profile)
      #expect(verdicts(play.play(.sentPush(push))) == ["rejected \(status) MissingDeviceToken"])
    }
  }

  @Test(
    "strict-apns: priority 10 is wrong for what is silent, and for what is named so",
    arguments: [
      (["content-available"], Push.PushType.alert, true), (["alert"], .background, true),
      (["alert"], .alert, false),
    ])
  func badPriority(keys: [String], type: Push.PushType, isWrong: Bool) {
    var push = Push.of(keys)
    (push.type, push.priority) = (type, 10)
    var play = suspended(.ios9, [.strictAPNs])
    let found = verdicts(play.play(.sentPush(push)))
    #expect((found == ["rejected 400 BadPriority"]) == isWrong)
  }

  @Test(
    "what is wrong with the provider's token", arguments: Push.AuthFault.allCases)
  func authentication(fault: Push.AuthFault) {
    var push = Push.of(["alert"])
    push.auth = fault
    var play = suspended()
    let status = fault == .tooMany ? 429 : 403
    #expect(verdicts(play.play(.sentPush(push))).first?.hasPrefix("rejected \(status) ") == true)
  }

  @Test("binary interface: what is sent behind an error is lost, an old token is told elsewhere")
  func lost() {
    var bad = Push.of(["alert"])
    bad.token = .bad
    var old = Push.of(["alert"])
    old.token = .old
    var play = suspended(.ios6)
    play.play(.sentPush(bad))
    #expect(verdicts(play.play(.alert)) == ["discarded - -"])
    play.play(.wait(1))
    #expect(verdicts(play.play(.alert)) == ["delivered - -"])
    #expect(verdicts(play.play(.sentPush(old))) == ["discarded - -"])
  }

  @Test("a low battery that is charged holds nothing back")
  func charging() {
    var play = suspended()
    play.play(.batteryAt(10), .plugged(true))
    #expect(verdicts(play.play(.silent)) == ["delivered 200 -"])
  }

  @Test("at 20 % of the battery silent pushes wait, at 21 % none does")
  func battery() {
    for (percent, waits) in [(20, true), (21, false)] {
      var play = suspended()
      play.play(.batteryAt(percent))
      #expect(verdicts(play.play(.silent)).first?.hasPrefix("stored") == waits)
    }
  }
}

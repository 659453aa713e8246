import CommandLanguage
import LifecycleModel

extension Inquiry {
  /// A method that only a wake of this source calls. The sentences state what this event lacked.
  func wake(
    _ callback: Callback, by source: WakeSource, _ rule: Rule, en: String, zh: String
  ) -> WhyNot {
    for step in steps where moved(for: callback) {
      guard case .app(.notWoken(source, _)) = step.change else { continue }
      let reason = handbook.sentence(of: step.rule)
      let label = source.label
      return WhyNot(
        callback, step.rule,
        en: "The app was not told of \(label.en). \(reason.en)",
        zh: "\(label.zh)没有告诉应用。\(reason.zh)")
    }
    if let end, !event.isEnd {
      return ended(callback, by: end.rule)
    }
    return WhyNot(callback, rule, en: en, zh: zh)
  }

  /// Whether the phone's movement is of the kind that the method reports; true for other events.
  private func moved(for callback: Callback) -> Bool {
    guard case .traveled(let travel) = event else { return true }
    switch (travel, callback) {
    case (.entered, .didEnterRegion), (.left, .didExitRegion), (.entered, .monitorEvent),
      (.left, .monitorEvent), (.farAway, .didUpdateLocations), (.farAway, .locationUpdate),
      (.visited, .didVisit):
      return true
    default: return false
    }
  }

  /// Methods that come only if iOS woke the app for its background sessions.
  func transferWake(_ callback: Callback) -> WhyNot {
    if let ended = steps.lastIndex(where: \.isTransfersEnd) {
      let world = world(at: ended)
      let denial = world.sessionsWithEnds.first.flatMap {
        world.denialOfTransferWake(for: $0, wasRunning: world.processState == .running)
      }
      if case .session = denial?.condition, let denial { return why(callback, denial) }
    }
    return transferEnd(callback)
  }

  func transferEnd(_ callback: Callback) -> WhyNot {
    let waits = after.app.registrations.transfers.contains { $0.end != nil }
    if waits, after.processState == .running {
      return WhyNot(
        callback, .transferDelegate,
        en: "The process has not made the background session again; its calls wait for that.",
        zh: "进程还没有重新创建后台会话，会话的调用要等到那时。")
    }
    return wake(
      callback, by: .transfer, .transferEnds,
      en: "No transfer of a background session ended for the app in this event.",
      zh: "这个事件中没有后台会话的传输结束。")
  }
}

extension Inquiry {
  func serviceExtension(_ callback: Callback) -> WhyNot {
    guard case .sentPush(let push) = event else {
      return WhyNot(
        callback, .extensionRuns,
        en: "No push came in this event.", zh: "这个事件中没有推送到来。")
    }
    if let denial = before.denialOfExtension(for: push, by: program) {
      if denial.condition == .nothingToShow {
        return WhyNot(
          callback, denial.rule,
          en: "The push has no text: the extension runs only for a push with a title, a subtitle "
            + "or a body.",
          zh: "这条推送没有文字：只有带标题、副标题或正文的推送才会运行扩展。")
      }
      return why(callback, denial)
    }
    return keptPush.map { keptAway(callback, $0) }
      ?? WhyNot(
        callback, .extensionRuns,
        en: "The push was not delivered: nothing would be shown.",
        zh: "推送没有送达：本来就不会显示任何内容。")
  }

  func incomingCall(_ callback: Callback) -> WhyNot {
    guard case .sentPush(let push) = event, push.type == .voip else {
      return WhyNot(
        callback, .voipWakes,
        en: "No VoIP push came in this event.", zh: "这个事件中没有 VoIP 推送。")
    }
    if let keptPush { return why(callback, Denial(keptPush.denial.rule)) }
    if let end { return ended(callback, by: end.rule) }
    return WhyNot(
      callback, .voipWakes,
      en: "The VoIP push did not get as far as the app.", zh: "VoIP 推送没有到达应用。")
  }
}

extension Event {
  /// Whether the event only ends a process and brings no callback.
  var isEnd: Bool {
    switch self {
    case .swipedAppAway, .reclaimedMemory, .appCrashed, .rebooted, .deletedApp, .stoppedFromXcode,
      .waitsInXcode:
      return true
    default: return false
    }
  }
}

/// Pushes of type liveactivity. The system starts, updates or ends a Live Activity; code of the app
/// runs only after a start.
extension Reaction {
  mutating func receiveActivity(_ received: ReceivedPush) {
    guard let aps = received.push.aps, let event = aps["event"]?.asString else {
      emit(.app(.notShown(received.name)), .activityNoEvent)
      return
    }
    switch event {
    case "start": startActivity(received, aps)
    case "update", "end": changeActivity(received, aps, ends: event == "end")
    default: emit(.app(.notShown(received.name)), .activityNoEvent)
    }
  }

  /// Needs iOS 17.2. iOS wakes the app for the new activity's token, but not after a force quit
  /// (disputed).
  private mutating func startActivity(_ received: ReceivedPush, _ aps: JSON) {
    guard world.stage.profile.startsActivitiesByPush else {
      emit(.app(.notShown(received.name)), .activityEra)
      return
    }
    guard received.push.visibleText != nil else {
      emit(.app(.notShown(received.name)), .activityNeedsAlert)
      return
    }
    var activity = LiveActivity(
      state: aps["content-state"] ?? .object([]), end: world.clock + LiveActivity.ceiling)
    activity.timestamp = aps["timestamp"]?.asInt
    setActivity(activity, .activityStarts)
    showActivity(received, activity, .activityStarts)
    guard !world.isInForeground else { return }
    if world.app.isForceQuit {
      emit(.app(.notCalled(received.name)), .activityNoWakeAfterForceQuit)
    } else {
      wakeProcess(LaunchOptions(), .activityWakes)
    }
  }

  /// If no activity is known, the model assumes that the app started one, because that code of the app is not
  /// simulated.
  private mutating func changeActivity(_ received: ReceivedPush, _ aps: JSON, ends: Bool) {
    let present = world.app.registrations.activity
    if present?.hasEnded == true {
      emit(.app(.notShown(received.name)), .activityOver)
      return
    }
    let timestamp = aps["timestamp"]?.asInt
    if let timestamp, let newest = present?.timestamp, timestamp < newest {
      emit(.app(.notShown(received.name)), .activityOlder)
      return
    }
    var activity =
      present ?? LiveActivity(state: .object([]), end: world.clock + LiveActivity.ceiling)
    if let state = aps["content-state"] { activity.state = state }
    activity.timestamp = timestamp ?? activity.timestamp
    activity.isStale = false
    activity.stale = span(from: timestamp, to: aps["stale-date"]?.asInt)
      .map { world.clock + max(0, $0) }
    guard ends else {
      setActivity(activity, .activityUpdates)
      showActivity(received, activity, .activityUpdates)
      return
    }
    activity.hasEnded = true
    let stay = span(from: timestamp, to: aps["dismissal-date"]?.asInt) ?? LiveActivity.longestStay
    activity.end = world.clock + min(stay, LiveActivity.longestStay)
    setActivity(stay <= 0 ? .dismissed : activity, .activityEnds)
    if stay > 0 { showActivity(received, activity, .activityEnds) }
  }

  /// A time span from the payload's own dates: from its `timestamp` to another one.
  private func span(from timestamp: Int?, to date: Int?) -> Milliseconds? {
    guard let timestamp, let date else { return nil }
    let limit = Int128(366 * 86_400)
    return .seconds(Int(min(max(Int128(date) - Int128(timestamp), -limit), limit)))
  }

  private mutating func showActivity(
    _ received: ReceivedPush, _ activity: LiveActivity, _ rule: Rule
  ) {
    emit(.display(Display(place: .lockscreen, text: activity.state.compact)), rule)
    guard let text = received.push.text(in: world.stage.texts), !world.isInForeground else {
      return
    }
    emit(.display(Display(place: .banner, text: text)), .activityAlert)
    if let sound = received.push.activitySound, world.settings.sound {
      emit(.display(Display(place: .sound, text: sound)), .activityAlert)
    }
  }

  private mutating func setActivity(_ activity: LiveActivity, _ rule: Rule) {
    changeRegistrations(rule) { $0.activity = activity }
  }

  /// The activity becomes stale, ends or leaves the Lock Screen.
  mutating func ageActivity() {
    guard !world.app.$registrations, var activity = world.app.registrations.activity,
      !activity.isDismissed
    else { return }
    if let stale = activity.stale, stale <= world.clock {
      activity.stale = nil
      activity.isStale = true
      setActivity(activity, .activityStale)
    }
    guard activity.end <= world.clock else { return }
    if activity.hasEnded {
      setActivity(.dismissed, .activityEnds)
    } else {
      activity.hasEnded = true
      activity.end = world.clock + LiveActivity.longestStay
      setActivity(activity, .activityCeiling)
    }
  }
}

extension LiveActivity {
  /// The system ends a running activity after this time.
  static let ceiling = Milliseconds.seconds(8 * 3600)
  /// The longest time that an ended activity stays on the Lock Screen.
  static let longestStay = Milliseconds.seconds(4 * 3600)
}

extension Push {
  /// In a Live Activity's payload `sound` is inside `alert`.
  fileprivate var activitySound: String? {
    aps?["alert"]?["sound"]?.asString ?? soundName
  }
}

extension World {
  /// The next time at which the clock alone changes the Live Activity.
  var nextActivityInstant: Milliseconds? {
    guard !app.$registrations, let activity = app.registrations.activity, !activity.isDismissed
    else { return nil }
    return min(activity.stale ?? activity.end, activity.end)
  }
}

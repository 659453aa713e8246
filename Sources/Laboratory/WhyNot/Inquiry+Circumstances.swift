import CommandLanguage
import LifecycleModel

extension Session {
  /// The circumstances of disputed readings that apply to an event of this session.
  package func circumstances(of record: Record) -> Set<Circumstance> {
    Inquiry(of: record, in: self)?.circumstances ?? []
  }
}

extension Inquiry {
  /// The circumstances of disputed readings that apply to this event.
  var circumstances: Set<Circumstance> {
    Set(Circumstance.allCases.filter(holds))
  }

  private func holds(_ circumstance: Circumstance) -> Bool {
    switch circumstance {
    case .visibleWithFlag:
      return pushes.contains { $0.isVisible && $0.aps?["content-available"] != nil }
    case .flagNotOne:
      return pushes.contains { push in
        guard let flag = push.aps?["content-available"] else { return false }
        return flag.asInt != 1
      }
    case .noBadge: return pushes.contains { $0.badge == nil } && before.center.badge != 0
    case .coldSceneTap:
      guard case .tapped = event else { return false }
      return before.processState == .notRunning && after.stage.hasScenes
    case .backgroundLaunch:
      let starts = before.processState == .notRunning && after.processState == .running
      return starts && after.stage.hasScenes && !after.isInForeground
    case .notificationCenter: return event == .pulledNotificationCenter
    case .forceQuit: return before.app.isForceQuit
    case .refreshOff: return !before.settings.backgroundRefresh || before.settings.lowPower
    }
  }

  /// The pushes that this event can deliver.
  private var pushes: [Push] {
    let waiting =
      before.apns.stored.map(\.received.push) + [before.apns.held?.push].compactMap { $0 }
    if case .sentPush(let push) = event { return [push] + waiting }
    return waiting
  }
}

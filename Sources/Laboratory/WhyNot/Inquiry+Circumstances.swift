import CommandLanguage
import LifecycleModel

extension Inquiry {
  /// What of this event the disputed readings of the handbook are about.
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

  /// Those that this event can hand over.
  private var pushes: [Push] {
    let waiting =
      before.apns.stored.map(\.received.push) + [before.apns.held?.push].compactMap { $0 }
    if case .sentPush(let push) = event { return [push] + waiting }
    return waiting
  }
}

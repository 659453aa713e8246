import LifecycleModel

extension Event {
  /// The command for this event. `network` and `option` are parsed as commands of the
  /// configuration.
  package var canonicalText: String {
    if let verb = Verb.ofPlainEvent[self] { return verb.word }
    switch self {
    case .tapped(let number): return number == 1 ? "tap" : "tap \(number)"
    case .pressedButton(let identifier, let text, let number):
      let words = [
        "action", CommandText.word(identifier), text.map(CommandText.quoted),
        number == 1 ? nil : "\(number)",
      ]
      return words.compactMap { $0 }.joined(separator: " ")
    case .cleared(let number): return number == 1 ? "clear" : "clear \(number)"
    case .clearedAll: return "clear all"
    case .followedLink(let link): return "link " + CommandText.word(link.text)
    case .changedSetting(let change): return "settings " + change.canonicalText
    case .traveled(let travel): return "travel " + travel.canonicalText
    case .sentPush(let push): return push.canonicalText
    case .grantedTask(let kind): return "task \(kind.rawValue)"
    case .endedTransfers(let end): return "transfer \(end.rawValue)"
    case .plugged(let on): return "charger \(word(on))"
    case .batteryAt(let percent): return "battery \(percent)"
    case .ranFromXcode: return "xcode run"
    case .stoppedFromXcode: return "xcode stop"
    case .waitsInXcode: return "xcode wait"
    case .detachedXcode: return "xcode detach"
    case .changedNetwork(let network):
      switch network.outcome {
      case .data: return "network \(network.duration.inSeconds)s"
      case .empty: return "network empty"
      case .failure: return "network fail"
      }
    case .assumed(let assumption):
      return "assume \(CommandText.word(assumption.place)) \(assumption.value.commandText)"
    case .changedOption(let option, let on): return "option \(option.rawValue) \(word(on))"
    case .timePassed(let span): return "wait \(span.inSeconds)s"
    default: return ""
    }
  }
}

extension SettingChange {
  fileprivate var canonicalText: String {
    switch self {
    case .notifications(let on): return "notifications \(word(on))"
    case .style(let style): return "style \(style.rawValue)"
    case .sound(let on): return "sound \(word(on))"
    case .badge(let on): return "badge \(word(on))"
    case .lockScreen(let on): return "lockscreen \(word(on))"
    case .notificationCenter(let on): return "center \(word(on))"
    case .backgroundRefresh(let on): return "refresh \(word(on))"
    case .location(let location): return "location \(location.rawValue)"
    case .focus(let on): return "focus \(word(on))"
    case .summary(let on): return "summary \(word(on))"
    case .previews(let on): return "previews \(word(on))"
    case .lowPower(let on): return "lowpower \(word(on))"
    }
  }
}

extension Travel {
  fileprivate var canonicalText: String {
    switch self {
    case .entered(let region): return "in " + CommandText.word(region)
    case .left(let region): return "out " + CommandText.word(region)
    case .farAway: return "far"
    case .visited: return "visit"
    }
  }
}

private func word(_ on: Bool) -> String { (on ? Switch.on : Switch.off).rawValue }

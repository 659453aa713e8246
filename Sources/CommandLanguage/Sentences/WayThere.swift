import LifecycleModel

/// An action of the user on the way to another screen.
package enum PathStep: Hashable, Sendable {
  case home, open, other, switcher, center, control, lock, unlock, call, answer, decline

  package var event: Event {
    switch self {
    case .home: return .pressedHome
    case .open: return .openedApp
    case .other: return .openedOtherApp
    case .switcher: return .openedSwitcher
    case .center: return .pulledNotificationCenter
    case .control: return .pulledControlCenter
    case .lock: return .locked
    case .unlock: return .unlocked
    case .call: return .callCame
    case .answer: return .answeredCall
    case .decline: return .declinedCall
    }
  }

  /// An instruction without a full stop.
  package var label: Bilingual {
    switch self {
    case .home: return Bilingual(en: "press Home", zh: "按主屏幕键")
    case .open: return Bilingual(en: "open the app", zh: "打开本应用")
    case .other: return Bilingual(en: "open another app", zh: "打开其他应用")
    case .switcher: return Bilingual(en: "open the app switcher", zh: "打开应用切换器")
    case .center: return Bilingual(en: "pull Notification Center down", zh: "拉下通知中心")
    case .control: return Bilingual(en: "open Control Center", zh: "打开控制中心")
    case .lock: return Bilingual(en: "lock the phone", zh: "锁定手机")
    case .unlock: return Bilingual(en: "unlock", zh: "解锁")
    case .call: return Bilingual(en: "let a call come in", zh: "让电话打进来")
    case .answer: return Bilingual(en: "answer the call", zh: "接听电话")
    case .decline: return Bilingual(en: "decline the call", zh: "拒接电话")
    }
  }
}

extension Phone.Screen {
  /// The user's actions that lead from another screen to this one. Because the screen does not show what is under a
  /// lock or a call, the way goes through the Home Screen. A call over a locked phone needs one more unlock.
  package func way(from showing: Phone.Screen) -> [PathStep] {
    switch self {
    case showing: return []
    case .home: return showing.wayHome
    case .app: return showing.wayHome + [.open]
    case .other: return showing.wayHome + [.other]
    case .switcher: return showing.wayToPull + [.switcher]
    case .center: return showing.wayToPull + [.center]
    case .control: return showing.wayToPull + [.control]
    case .lock: return showing.wayToLock + [.lock]
    case .ringing: return (showing == .call ? [.home] : []) + [.call]
    case .call: return showing == .ringing ? [.answer] : [.call, .answer]
    }
  }

  private var wayHome: [PathStep] {
    switch self {
    case .home: return []
    case .app, .other, .switcher, .center, .control, .call: return [.home]
    case .lock: return [.unlock, .home]
    case .ringing: return [.decline, .home]
    }
  }

  /// A call stays on the screen when the phone is locked.
  private var wayToLock: [PathStep] {
    switch self {
    case .home, .app, .other, .lock, .switcher, .center, .control: return []
    case .ringing: return [.decline]
    case .call: return [.home]
    }
  }

  /// The way to a screen over which panels can be pulled.
  private var wayToPull: [PathStep] {
    switch self {
    case .home, .app, .other: return []
    case .lock: return [.unlock]
    case .switcher, .center, .control, .ringing, .call: return wayHome
    }
  }
}

extension [Phone.Screen] {
  /// Whether it contains every screen that a lock or a call may have covered.
  var coversFronts: Bool { contains(.home) && contains(.app) && contains(.other) }
}

/// The shortest way to one of the screens; the first of equally short ones.
package func way(from showing: Phone.Screen, toOneOf allowed: [Phone.Screen]) -> [PathStep] {
  if allowed.coversFronts, showing == .lock { return [.unlock] }
  if allowed.coversFronts, showing == .ringing { return [.decline] }
  return allowed.map { $0.way(from: showing) }.min { $0.count < $1.count } ?? []
}

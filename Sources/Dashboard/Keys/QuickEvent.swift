import CommandLanguage
import LifecycleModel

/// An event that one key triggers. Some keys trigger two events in a row.
package enum QuickEvent: CaseIterable, Hashable, Sendable {
  case open, home, switcher, returnToApp, swipe
  case pushMixed, pushAlert, pushSilent, tap
  case centerOrClose, lockOrUnlock
  case allow, deny
  case waitShort, waitLong

  package func events(in world: World) -> [Event] {
    switch self {
    case .open: return [.openedApp]
    case .home: return [.pressedHome]
    case .switcher: return [.openedSwitcher]
    case .returnToApp: return [.returnedToApp]
    case .swipe:
      return world.phone.screen == .switcher
        ? [.swipedAppAway] : [.openedSwitcher, .swipedAppAway]
    case .pushMixed: return [.sentPush(.mixed(Push.defaultText))]
    case .pushAlert: return [.sentPush(.alert(Push.defaultText))]
    case .pushSilent: return [.sentPush(.silent)]
    case .tap: return [.tapped(1)]
    case .centerOrClose:
      let hasSheet = world.phone.hasSystemSheet && world.phone.screen == .app
      return hasSheet || [.center, .control].contains(world.phone.screen)
        ? [.closedOverlay] : [.pulledNotificationCenter]
    case .lockOrUnlock: return world.phone.isLocked ? [.unlocked] : [.locked]
    case .allow: return [.allowed]
    case .deny: return [.denied]
    case .waitShort: return [.timePassed(.seconds(5))]
    case .waitLong: return [.timePassed(.seconds(30))]
    }
  }

  /// Why it cannot happen now and how to make it possible; nil if it can happen.
  package func refusal(in world: World) -> Bilingual? {
    fault(in: world).map { sentence(for: $0.denial, of: $0.event) }
  }

  func canHappen(in world: World) -> Bool { fault(in: world) == nil }

  private func fault(in world: World) -> (denial: Denial, event: Event)? {
    let events = events(in: world)
    if let denial = world.denial(of: events[0]) { return (denial, events[0]) }
    guard events.count > 1 else { return nil }
    // Two events: opening the app switcher, and the action in it.
    var world = world
    var phone = world.phone
    phone.overlay = .switcher
    world.apply(.phone(phone))
    return fault(in: world)
  }
}

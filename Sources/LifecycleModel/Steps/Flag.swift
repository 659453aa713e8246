/// A flag of iOS with its value.
package enum Flag: Hashable, Sendable {
  case ban(Bool)
  case firstUnlock(Bool)
  case locked(Bool)
  case token(Bool)
  case permission(Permission)
  case refresh(Bool)
  case lowPower(Bool)
  case online(Bool)
  case debugger(Bool)
  case storedPush(Bool)
  case heldPush(Bool)
  case badge(Int)

  package enum Name: String, CaseIterable, Hashable, Sendable {
    case ban
    case firstUnlock = "first-unlock"
    case locked, token, permission, refresh
    case lowPower = "low-power"
    case online, debugger
    case storedPush = "stored-push"
    case heldPush = "held-push"
    case badge
  }

  package var name: Name {
    switch self {
    case .ban: return .ban
    case .firstUnlock: return .firstUnlock
    case .locked: return .locked
    case .token: return .token
    case .permission: return .permission
    case .refresh: return .refresh
    case .lowPower: return .lowPower
    case .online: return .online
    case .debugger: return .debugger
    case .storedPush: return .storedPush
    case .heldPush: return .heldPush
    case .badge: return .badge
    }
  }

  /// The value as Swift prints it.
  package var printed: String {
    switch self {
    case .ban(let on), .firstUnlock(let on), .locked(let on), .token(let on), .refresh(let on),
      .lowPower(let on), .online(let on), .debugger(let on), .storedPush(let on),
      .heldPush(let on):
      return "\(on)"
    case .permission(let permission): return permission.rawValue
    case .badge(let number): return "\(number)"
    }
  }
}

extension World {
  package func flag(_ name: Flag.Name) -> Flag {
    switch name {
    case .ban: return .ban(app.isForceQuit)
    case .firstUnlock: return .firstUnlock(firstUnlockDone)
    case .locked: return .locked(phone.isLocked)
    case .token: return .token(app.hasToken)
    case .permission: return .permission(app.permission)
    case .refresh: return .refresh(settings.backgroundRefresh)
    case .lowPower: return .lowPower(settings.lowPower)
    case .online: return .online(apns.isOnline)
    case .debugger: return .debugger(app.debugger == .attached)
    case .storedPush: return .storedPush(!apns.stored.isEmpty)
    case .heldPush: return .heldPush(apns.held != nil)
    case .badge: return .badge(center.badge)
    }
  }
}

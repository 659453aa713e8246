/// The one silent push that waits on the device for its moment (push.A-BG).
extension Reaction {
  /// Hands it over when the cause of holding it has ended. Timers of the same instant come first.
  mutating func releaseHeldPush() {
    guard let release = world.heldPushRelease, release <= world.clock, let held = world.apns.held,
      world.dueTimer == nil
    else { return }
    takeHeldPush(.pushHeldDelivered)
    receive(held)
  }

  /// The user launched the app: it gets the held push at once, after becoming active.
  mutating func handOverHeldPush() {
    guard let held = world.apns.held else { return }
    takeHeldPush(.pushHeldDelivered)
    receive(held)
  }

  mutating func dropHeldPush(_ rule: Rule) {
    guard let held = world.apns.held else { return }
    takeHeldPush(rule)
    emit(.app(.notCalled(held.name)), rule)
  }

  private mutating func takeHeldPush(_ rule: Rule) {
    emit(.held(nil), rule)
    emit(.flag(from: .heldPush(true), to: .heldPush(false)), rule)
  }
}

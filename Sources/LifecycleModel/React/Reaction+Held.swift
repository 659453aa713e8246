/// The silent push that the device delays until a good moment (push.A-BG).
extension Reaction {
  /// Delivers the held push when nothing delays it any more. Timers of the same instant come first.
  mutating func releaseHeldPush() {
    guard let release = world.heldPushRelease, release <= world.clock, let held = world.apns.held,
      world.dueTimer == nil
    else { return }
    takeHeldPush(.pushHeldDelivered)
    receive(held)
  }

  /// Delivers the held push when the user launches the app, right after it becomes active.
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

import Platform

/// Replaces a signal's handler temporarily, then restores it. `signal` alone would lose the flags of the earlier
/// handler.
struct SignalHandler {
  private let number: Int32
  private var before = sigaction()

  init(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
    self.number = number
    sigaction(number, nil, &before)
    signal(number, handler)
  }

  /// nil, without effect, if the signal is ignored, as under nohup.
  init?(unlessIgnored number: Int32, _ handler: @convention(c) (Int32) -> Void) {
    var present = sigaction()
    sigaction(number, nil, &present)
    if present.isIgnored { return nil }
    self.init(number, handler)
  }

  func restore() {
    var action = before
    sigaction(number, &action, nil)
  }
}

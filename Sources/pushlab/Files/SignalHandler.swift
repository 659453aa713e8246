import Platform

/// What a signal does for a while; then what it did before. `signal` alone would forget the flags of the
/// handler before.
struct SignalHandler {
  private let number: Int32
  private var before = sigaction()

  init(_ number: Int32, _ handler: (@convention(c) (Int32) -> Void)?) {
    self.number = number
    sigaction(number, nil, &before)
    signal(number, handler)
  }

  func restore() {
    var action = before
    sigaction(number, &action, nil)
  }
}

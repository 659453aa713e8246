import Synchronization

/// A value that is worked out when it is first asked for, and kept. Whoever asks has to ask for the
/// same: copies of what holds it share it.
final class Memo<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}

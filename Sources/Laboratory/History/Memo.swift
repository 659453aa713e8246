import Synchronization

/// A lazily computed value, shared by copies of its owner. All callers must pass the same
/// computation.
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

/// A part of the world that usually has its default value. The default takes one word, so that copying and hashing a
/// world is cheap.
package protocol AtRest: Hashable, Sendable {
  /// The default value.
  init()
}

@propertyWrapper
package struct Rare<Part: AtRest>: Hashable, Sendable {
  /// nil for the default value, so that equal parts have equal storage.
  private var stored: CopyOnWrite<Part>?

  package init(wrappedValue: Part) { self.wrappedValue = wrappedValue }

  package var wrappedValue: Part {
    _read {
      if let stored {
        yield stored.value
      } else {
        yield Part()
      }
    }
    set { stored = newValue == Part() ? nil : CopyOnWrite(newValue) }
  }

  /// Whether it has its default value.
  package var projectedValue: Bool { stored == nil }
}

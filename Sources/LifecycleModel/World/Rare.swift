/// A part of the world that is mostly as it was at first. Then it takes one word: copying and
/// hashing a world in which nothing of the kind is going on costs next to nothing.
package protocol AtRest: Hashable, Sendable {
  /// As it is at first.
  init()
}

@propertyWrapper
package struct Rare<Part: AtRest>: Hashable, Sendable {
  /// Empty: as it was at first. So equal parts are stored alike.
  private var stored: [Part] = []

  package init(wrappedValue: Part) { self.wrappedValue = wrappedValue }

  package var wrappedValue: Part {
    get { stored.first ?? Part() }
    set { stored = newValue == Part() ? [] : [newValue] }
  }

  /// Whether it is as it was at first.
  package var projectedValue: Bool { stored.isEmpty }
}

/// A value that is copied more often than changed. Copies share storage until one of them changes.
package struct CopyOnWrite<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Changed only while one value owns it alone, so that accesses never overlap.
  private final class Box: @unchecked Sendable {
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(_ value: Value) { box = Box(value) }

  package var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  package static func == (one: CopyOnWrite, other: CopyOnWrite) -> Bool {
    one.box === other.box || one.box.value == other.box.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}

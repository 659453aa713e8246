/// An immutable value that copies share. Copying copies a reference, the hash is computed once, and equal values
/// usually are the same object.
package struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value
    let hash: Int

    init(_ value: Value) {
      self.value = value
      hash = value.hashValue
    }
  }

  private var box: Box

  package init(_ value: Value) { box = Box(value) }

  package var value: Value {
    _read { yield box.value }
    set { box = Box(newValue) }
  }

  package static func == (one: Shared, other: Shared) -> Bool {
    one.box === other.box || one.box.hash == other.box.hash && one.box.value == other.box.value
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(box.hash) }
}

import LifecycleModel

/// A parsed JSON text: its value, and the position of each part.
package struct JSONDocument: Hashable, Sendable {
  package var value: JSON
  package var place: JSONPlace
  /// Repeated keys of an object, each at its later position, in the order of the text.
  package var duplicates: [Duplicate]

  package struct Duplicate: Hashable, Sendable {
    package var key: String
    package var position: SourcePosition
    package var first: SourcePosition
  }

  /// nil if the document has no such part. The last of duplicate keys counts, as in `JSON`.
  package func place(of path: [JSONPathStep]) -> JSONPlace? {
    var value = value
    var place = place
    for step in path {
      let index: Int?
      switch (step, value) {
      case (.key(let key), .object(let members)):
        index = members.lastIndex { $0.key == key }
        if let index { value = members[index].value }
      case (.index(let number), .array(let items)):
        index = items.indices.contains(number) ? number : nil
        if let index { value = items[index] }
      case (.key, _), (.index, _):
        index = nil
      }
      guard let index else { return nil }
      place = place.parts[index]
    }
    return place
  }
}

package enum JSONPathStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

/// Positions of a value and its parts, as a tree of the value's shape. Full paths are not stored,
/// because they would need memory for depth times size.
package struct JSONPlace: Hashable, Sendable {
  /// The opening quote of the member's key; nil if it is not a member.
  package var key: SourcePosition?
  /// The first character of the value.
  package var value: SourcePosition
  /// The position after the last character of the value.
  package var end: SourcePosition
  /// One for each member or item, in order.
  package var parts: [JSONPlace]

  package init(
    key: SourcePosition?, value: SourcePosition, end: SourcePosition, parts: [JSONPlace]
  ) {
    (self.key, self.value, self.end, self.parts) = (key, value, end, parts)
  }
}

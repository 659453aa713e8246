import LifecycleModel
import Payloads

/// A value of the payload and its position.
struct PayloadNode {
  var value: JSON
  var place: JSONPlace

  init(value: JSON, place: JSONPlace) {
    (self.value, self.place) = (value, place)
  }

  /// A value made from `origin`. Parts that `origin` contains keep their positions; added parts get
  /// `position`.
  init(value: JSON, from origin: PayloadNode?, at position: SourcePosition) {
    self.init(value: value, place: PayloadNode.place(of: value, origin, nil, position))
  }

  private static func place(
    of value: JSON, _ origin: PayloadNode?, _ key: SourcePosition?, _ position: SourcePosition
  ) -> JSONPlace {
    if let origin, origin.value == value {
      var place = origin.place
      place.key = key
      return place
    }
    let start = origin?.position ?? position
    let parts: [JSONPlace]
    switch value {
    case .object(let members):
      let places = origin?.lastPlaces ?? [:]
      parts = members.map { member in
        let own = places[member.key].flatMap { origin?.member(at: $0) }
        return place(of: member.value, own?.node, own?.keyPosition ?? start, start)
      }
    case .array(let items): parts = items.map { place(of: $0, nil, nil, start) }
    case .null, .bool, .number, .string: parts = []
    }
    return JSONPlace(key: key, value: start, end: start, parts: parts)
  }

  struct Member {
    var key: String
    var keyPosition: SourcePosition
    var node: PayloadNode
  }

  /// The most members of one object that are checked. No payload within APNs' limits has more: each
  /// needs five bytes, and 5120 is the largest limit.
  static let mostMembers = 1_024

  /// The first `mostMembers` in the order of the text. Of duplicate keys only the last is included,
  /// because it counts.
  var members: [Member] {
    guard case .object(let members) = value else { return [] }
    let last = lastPlaces
    let kept = members.indices.lazy.filter { last[members[$0].key] == $0 }
    return kept.prefix(PayloadNode.mostMembers).compactMap(member)
  }

  /// The index of the last member with each key; empty if it is no object.
  private var lastPlaces: [String: Int] {
    guard case .object(let members) = value else { return [:] }
    return Dictionary(members.indices.map { (members[$0].key, $0) }) { $1 }
  }

  /// Whether `members` omits some.
  var hasMoreMembers: Bool {
    guard case .object(let members) = value else { return false }
    return members.count > PayloadNode.mostMembers
  }

  subscript(key: String) -> PayloadNode? { member(key)?.node }

  func member(_ key: String) -> Member? {
    guard case .object(let members) = value else { return nil }
    return members.lastIndex { $0.key == key }.flatMap(member)
  }

  private func member(at index: Int) -> Member? {
    guard case .object(let members) = value else { return nil }
    let part = place.parts[index]
    return Member(
      key: members[index].key, keyPosition: part.key ?? part.value,
      node: PayloadNode(value: members[index].value, place: part))
  }

  var items: [PayloadNode] {
    guard case .array(let items) = value else { return [] }
    return items.indices.map { PayloadNode(value: items[$0], place: place.parts[$0]) }
  }

  var position: SourcePosition { place.value }

  var kind: JSONKind {
    switch value {
    case .null: return .null
    case .bool: return .bool
    case .number: return .number
    case .string: return .string
    case .array: return .array
    case .object: return .object
    }
  }
}

enum JSONKind: Hashable, Sendable {
  case null, bool, number, string, array, object
}

import LifecycleModel

/// A CharacterSet of the program: one that Foundation names, or a list of characters.
struct LetterTest {
  private enum Kind {
    case named(LetterSet)
    case letters(String, Set<Unicode.Scalar>)
  }

  private let kind: Kind
  private let isInverted: Bool

  private init(_ kind: Kind, isInverted: Bool) {
    self.kind = kind
    self.isInverted = isInverted
  }

  private init(letters: String, isInverted: Bool) {
    self.init(.letters(letters, Set(letters.unicodeScalars)), isInverted: isInverted)
  }

  /// nil if the value is not a character set.
  init?(_ value: Value) {
    switch value {
    case .member(let name):
      guard let set = LetterSet(rawValue: name) else { return nil }
      self.init(.named(set), isInverted: false)
    case .object("CharacterSet", let parts):
      let isInverted = parts.last == .bool(true)
      if let name = parts.first?.memberName, let set = LetterSet(rawValue: name) {
        self.init(.named(set), isInverted: isInverted)
      } else {
        self.init(letters: parts.first?.description ?? "", isInverted: isInverted)
      }
    default: return nil
    }
  }

  /// A literal of a set: `[",", ";"]`.
  init?(lettersOf list: Value) {
    guard case .array(let letters) = list, letters.allSatisfy(\.isText) else { return nil }
    self.init(letters: letters.map(\.description).joined(), isInverted: false)
  }

  var inverted: LetterTest { LetterTest(kind, isInverted: !isInverted) }

  var value: Value {
    switch kind {
    case .named(let set):
      return .object("CharacterSet", [.member(set.rawValue), .bool(isInverted)])
    case .letters(let letters, _):
      return .object("CharacterSet", [.string(letters), .bool(isInverted)])
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch kind {
    case .named(let set): return set.contains(scalar) != isInverted
    case .letters(_, let scalars): return scalars.contains(scalar) != isInverted
    }
  }
}

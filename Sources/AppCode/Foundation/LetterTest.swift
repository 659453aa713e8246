import LifecycleModel

/// A CharacterSet of the program: one named by Foundation, a list of characters, or a union of other sets.
struct LetterTest {
  private indirect enum Kind {
    case named(LetterSet)
    case letters(Letters)
    case union([LetterTest])
  }

  private final class Letters {
    let text: String
    /// Computed only when a character is looked up, because most sets are only combined with others.
    lazy var scalars = Set(text.unicodeScalars)

    init(_ text: String) { self.text = text }
  }

  private let kind: Kind
  private let isInverted: Bool
  /// The number of sets in it, each of which a test of a character may have to search.
  let width: Int

  private init(_ kind: Kind, isInverted: Bool) {
    self.kind = kind
    self.isInverted = isInverted
    if case .union(let sets) = kind {
      width = sets.reduce(1) { $0 + $1.width }
    } else {
      width = 1
    }
  }

  init(letters: String, isInverted: Bool = false) {
    self.init(.letters(Letters(letters)), isInverted: isInverted)
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
      } else if case .array(let parts)? = parts.first {
        self.init(.union(parts.compactMap { LetterTest($0) }), isInverted: isInverted)
      } else {
        self.init(letters: parts.first?.description ?? "", isInverted: isInverted)
      }
    default: return nil
    }
  }

  /// A text, or a closed range of characters; nil for other values and long ranges.
  init?(charactersIn value: Value) {
    if value.isText {
      self.init(letters: value.description)
      return
    }
    guard case .object("ClosedRange", let bounds) = value, bounds.count == 2,
      let low = bounds[0].scalar, let high = bounds[1].scalar, low <= high,
      high.value - low.value < 1000
    else { return nil }
    var letters = String.UnicodeScalarView()
    letters.append(contentsOf: (low.value...high.value).compactMap { Unicode.Scalar($0) })
    self.init(letters: String(letters))
  }

  /// A set as an argument, which may be a literal: `[",", ";"]`.
  init?(argument: Value) {
    if case .array(let letters) = argument {
      guard letters.allSatisfy(\.isText) else { return nil }
      self.init(letters: letters.map(\.description).joined())
    } else {
      self.init(argument as Value)
    }
  }

  var inverted: LetterTest { LetterTest(kind, isInverted: !isInverted) }

  func union(_ other: LetterTest) -> LetterTest {
    var letters = ""
    var sets: [LetterTest] = []
    for set in members + other.members {
      if case .letters(let own) = set.kind, !set.isInverted {
        letters += own.text
      } else {
        sets.append(set)
      }
    }
    if sets.isEmpty { return LetterTest(letters: letters) }
    if !letters.isEmpty { sets.append(LetterTest(letters: letters)) }
    return LetterTest(.union(sets), isInverted: false)
  }

  /// The sets whose union it is.
  private var members: [LetterTest] {
    if case .union(let sets) = kind, !isInverted { return sets }
    return [self]
  }

  func intersection(_ other: LetterTest) -> LetterTest { inverted.union(other.inverted).inverted }

  func subtracting(_ other: LetterTest) -> LetterTest { inverted.union(other).inverted }

  var value: Value {
    switch kind {
    case .named(let set):
      return .object("CharacterSet", [.member(set.rawValue), .bool(isInverted)])
    case .letters(let letters):
      return .object("CharacterSet", [.string(letters.text), .bool(isInverted)])
    case .union(let sets):
      return .object("CharacterSet", [.array(sets.map(\.value)), .bool(isInverted)])
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch kind {
    case .named(let set): return set.contains(scalar) != isInverted
    case .letters(let letters): return letters.scalars.contains(scalar) != isInverted
    case .union(let sets): return sets.contains { $0.contains(scalar) } != isInverted
    }
  }
}

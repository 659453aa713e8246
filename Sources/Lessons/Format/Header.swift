import CommandLanguage
import LifecycleModel
import TextGrid

/// The front matter of a lesson.
struct Header {
  var id: String
  var kind: Lesson.Kind
  var stage: Lesson.Configuration
  var needs: [FlatWord]
  var teaches: [Rule]
  var explains: [FlatWord]
  var sources: [SourceKey]
  var minutes: Int
  var properties: [Exploration.Property]
  var shorterAllowed: String?
  var places: [String: SourcePlace]

  enum Key: String, CaseIterable {
    case format, id, kind, profile, app, options, modes, needs, teaches, explains, sources
    case minutes, property
    case shorterAllowed = "shorter-allowed"

    func isRequired(in kind: Lesson.Kind?) -> Bool {
      switch self {
      case .format, .id, .kind, .profile, .app, .teaches, .sources, .minutes: return true
      case .property: return kind == .fix
      case .options, .modes, .needs, .explains, .shorterAllowed: return false
      }
    }

    func isAllowed(in kind: Lesson.Kind) -> Bool {
      switch self {
      case .property: return [.break, .fix, .explain].contains(kind)
      case .shorterAllowed: return [.reach, .break].contains(kind)
      case .format, .id, .kind, .profile, .app, .options, .modes, .needs, .teaches, .explains,
        .sources, .minutes:
        return true
      }
    }
  }
}

/// Reads the values of one flat file. Reports each error and continues.
package struct FlatFields {
  let entries: [FlatEntry]
  package private(set) var faults: [Diagnostic] = []

  package init(_ entries: [FlatEntry], keys: [String]) {
    self.entries = entries
    for entry in entries where !keys.contains(entry.key.text) {
      fault(
        .unknownKey(entry.key.text, keys), entry.key,
        nearest: Nearest.word(to: entry.key.text, among: keys))
    }
  }

  package mutating func fault(
    _ message: Diagnostic.Message, _ word: FlatWord, nearest: String? = nil
  ) {
    faults.append(Diagnostic(message, word.place, nearest: nearest))
  }

  package func entry(_ key: String) -> FlatEntry? { entries.first { $0.key.text == key } }

  package mutating func text(_ key: String) -> FlatWord? {
    guard let entry = entry(key) else { return nil }
    if case .text(let word) = entry.value { return word }
    fault(.shape(key, .text), entry.key)
    return nil
  }

  /// A single word is a list of one.
  package mutating func list(_ key: String) -> [FlatWord] {
    guard let entry = entry(key) else { return [] }
    switch entry.value {
    case .list(let words): return words
    case .text(let word): return [word]
    case .map:
      fault(.shape(key, .list), entry.key)
      return []
    }
  }

  package mutating func map(_ key: String) -> [FlatPair] {
    guard let entry = entry(key) else { return [] }
    if case .map(let pairs) = entry.value { return pairs }
    fault(.shape(key, .map), entry.key)
    return []
  }

  package mutating func keyword<Word: RawRepresentable<String> & CaseIterable>(
    _ word: FlatWord, of key: String, _ type: Word.Type = Word.self
  ) -> Word? {
    if let found = Word(rawValue: word.text) { return found }
    let words = Word.allCases.map(\.rawValue)
    fault(
      .unknownWord(word.text, of: key, words), word,
      nearest: Nearest.word(to: word.text, among: words))
    return nil
  }

  package mutating func number(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let word = text(key) else { return nil }
    if let number = Int(word.text), range.contains(number), !word.text.hasPrefix("+") {
      return number
    }
    fault(.number(word.text, key, range), word)
    return nil
  }

  package mutating func identifier(_ key: String) -> String? {
    guard let word = text(key) else { return nil }
    if word.text.isIdentifier { return word.text }
    fault(.identifier(word.text), word)
    return nil
  }

  package mutating func format() {
    if let word = text("format"), word.text != "1" { fault(.format(word.text), word) }
  }
}

extension String {
  /// Whether it is a valid name of a lesson, goal or feedback.
  package var isIdentifier: Bool {
    !isEmpty && count <= LessonLimits.identifier
      && unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
      }
  }
}

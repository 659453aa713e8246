import CommandLanguage
import LifecycleModel
import TextGrid

/// Reads the front matter of a lesson.
struct HeaderReader {
  private var fields: FlatFields
  var faults: [Diagnostic] { fields.faults + missing }
  private var missing: [Diagnostic] = []

  /// `end`: the place of the line that closes the front matter.
  init(_ entries: [FlatEntry], end: SourcePlace) {
    fields = FlatFields(entries, keys: Header.Key.allCases.map(\.rawValue))
    let kind = entries.first { $0.key.text == "kind" }.flatMap { entry -> Lesson.Kind? in
      guard case .text(let word) = entry.value else { return nil }
      return Lesson.Kind(rawValue: word.text)
    }
    for key in Header.Key.allCases {
      let entry = fields.entry(key.rawValue)
      if entry == nil, key.isRequired(in: kind) {
        missing.append(Diagnostic(.missingKey(key.rawValue), end))
      }
      if let entry, let kind, !key.isAllowed(in: kind) {
        fields.fault(.keyOfKind(key.rawValue, kind), entry.key)
      }
    }
  }

  /// Reads the front matter; nil if a required key is missing, which errors report.
  mutating func read() -> Header? {
    fields.format()
    let id = fields.identifier("id")
    let kind: Lesson.Kind? = keyword("kind")
    let profile: Profile.Name? = keyword("profile")
    let app = app(for: kind)
    let options: [Option] = keywords("options")
    let modes = modes()
    let teaches: [Rule] = keywords("teaches")
    let explains = explains()
    let sources = sources()
    let minutes = fields.number("minutes", in: 1...60)
    let properties: [Exploration.Property] = keywords("property")
    let needs = fields.list("needs")
    let shorter = fields.text("shorter-allowed")?.text
    guard let id, let kind, let profile, let app else { return nil }
    return Header(
      id: id, kind: kind,
      stage: Lesson.Configuration(profile: profile, app: app, options: options, modes: modes),
      needs: needs, teaches: teaches, explains: explains, sources: sources,
      minutes: minutes ?? 1, properties: properties, shorterAllowed: shorter,
      places: Dictionary(
        fields.entries.map { ($0.key.text, $0.key.place) }, uniquingKeysWith: { first, _ in first }
      ))
  }

  private mutating func keyword<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String
  ) -> Word? {
    fields.text(key).flatMap { fields.keyword($0, of: key) }
  }

  private mutating func keywords<Word: RawRepresentable<String> & CaseIterable & Equatable>(
    _ key: String
  ) -> [Word] {
    var found: [Word] = []
    for word in fields.list(key) {
      guard let next: Word = fields.keyword(word, of: key) else { continue }
      if found.contains(next) { fields.fault(.repeated(word.text), word) }
      found.append(next)
    }
    return found
  }

  /// A built-in app's name, or, if the lesson plays its own delegate, a file in the lesson's folder.
  private mutating func app(for kind: Lesson.Kind?) -> AppChoice? {
    guard let word = fields.text("app") else { return nil }
    if word.text.hasSuffix(".swift") {
      guard kind != .explain, word.text.isFileName else {
        fields.fault(.ownApp, word)
        return nil
      }
      return .file(path: word.text)
    }
    let app: BuiltInApp? = fields.keyword(word, of: "app")
    return app.map { .builtIn($0.rawValue) }
  }

  private mutating func modes() -> [BackgroundMode]? {
    let words = fields.list("modes")
    if words.isEmpty { return nil }
    if words.count == 1, words[0].text == "none" { return [] }
    return words.compactMap { fields.keyword($0, of: "modes") }
  }

  private mutating func explains() -> [FlatWord] {
    fields.list("explains").filter { word in
      if Term(word.text) != nil { return true }
      fields.fault(.term(word.text), word, nearest: Term.nearest(to: word.text))
      return false
    }
  }

  private mutating func sources() -> [SourceKey] {
    fields.list("sources").compactMap { word in
      if let key = Handbook.key(named: word.text) { return key }
      fields.fault(.source(word.text), word, nearest: Handbook.nearestKey(to: word.text))
      return nil
    }
  }
}

extension String {
  /// Whether it is a file name without folders.
  var isFileName: Bool {
    !isEmpty && !hasPrefix(".")
      && unicodeScalars.allSatisfy { scalar in
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
          || ("0"..."9").contains(scalar) || "._-".unicodeScalars.contains(scalar)
      }
  }
}

extension Handbook {
  /// `lifecycle.A7`, or `A7` if only one page has that key. `S1` to `S4` are the four articles.
  static func key(named spelling: String) -> SourceKey? {
    if source(for: SourceKey(spelling)) != nil { return SourceKey(spelling) }
    if let article = ["S1": 1, "S2": 2, "S3": 3, "S4": 4][spelling] {
      return table.first { $0.key.spelling.hasPrefix("article.\(article).") }?.key
    }
    let alike = table.filter { $0.key.spelling.hasSuffix("." + spelling) }
    return alike.count == 1 ? alike[0].key : nil
  }

  static func nearestKey(to spelling: String) -> String? {
    Nearest.word(to: spelling, among: table.map(\.key.spelling))
  }
}

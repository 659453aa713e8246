import CommandLanguage
import LifecycleModel

/// Reads pack.yaml.
enum PackReader {
  private static let keys = [
    "format", "title", "lessons", "renamed", "not-taught", "parts", "parts-zh-Hans", "gives",
    "gives-zh-Hans",
  ]

  static func read(_ text: LessonText, folder: String) throws(Diagnostics) -> Pack {
    var flat = FlatReader(text, lines: 1..<text.lines.count + 1)
    var fields = FlatFields(flat.read(), keys: keys)
    fields.format()
    let end = text.place(line: max(1, text.lines.count))
    var faults: [Diagnostic] = []
    for key in ["format", "title", "lessons"] where fields.entry(key) == nil {
      faults.append(Diagnostic(.missingKey(key), end))
    }
    let title = title(&fields)
    let folders = folders(&fields)
    let renamed = renamed(&fields)
    var notTaught: [FlatWord]?
    if fields.entry("not-taught") != nil {
      let words = fields.list("not-taught")
      for word in words { _ = fields.keyword(word, of: "not-taught", Rule.self) }
      notTaught = words
    }
    let parts = parts(&fields)
    faults = flat.faults + fields.faults + faults
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return Pack(
      folder: folder, title: title,
      entries: folders.map {
        Pack.Entry(
          folder: $0, lesson: .failure(Diagnostics(Diagnostic(.noLessons, SourcePlace(file: $0)))))
      },
      renamed: renamed, parts: parts, notTaught: notTaught, place: SourcePlace(file: text.file))
  }

  private static func title(_ fields: inout FlatFields) -> Bilingual {
    var title = Bilingual(en: "", zh: "")
    let languages = Language.allCases.map(\.rawValue)
    guard let entry = fields.entry("title") else { return title }
    for pair in fields.map("title") {
      switch Language(rawValue: pair.key.text) {
      case .english?: title.en = pair.value.text
      case .simplifiedChinese?: title.zh = pair.value.text
      case nil: fields.fault(.unknownKey(pair.key.text, languages), pair.key)
      }
    }
    if case .map = entry.value {
      if title.en.isEmpty { fields.fault(.missingKey(languages[0]), entry.key) }
      if title.zh.isEmpty { fields.fault(.missingKey(languages[1]), entry.key) }
    }
    return title
  }

  /// `parts` and `parts-zh-Hans`: the id of a part's first lesson, and the part's title.
  private static func parts(_ fields: inout FlatFields) -> [Pack.Part] {
    guard fields.entry("parts") != nil else { return [] }
    let words = ["parts-zh-Hans", "gives", "gives-zh-Hans"].map { key in
      fields.entry(key) == nil ? [] : fields.map(key).map { ($0.key.text, $0.value.text) }
    }
    return fields.map("parts").map { pair in
      let found = words.map { $0.first { $0.0 == pair.key.text }?.1 }
      if found[0] == nil { fields.fault(.missingKey("parts-zh-Hans"), pair.key) }
      return Pack.Part(
        first: pair.key.text, title: Bilingual(en: pair.value.text, zh: found[0] ?? ""),
        gives: Bilingual(en: found[1] ?? "", zh: found[2] ?? found[1] ?? ""))
    }
  }

  private static func folders(_ fields: inout FlatFields) -> [String] {
    let words = fields.list("lessons")
    var folders: [String] = []
    for word in words {
      if !word.text.isFileName {
        fields.fault(.folder(word.text), word)
      } else if folders.contains(word.text) {
        fields.fault(.repeated(word.text), word)
      } else {
        folders.append(word.text)
      }
    }
    if words.isEmpty, let entry = fields.entry("lessons") { fields.fault(.noLessons, entry.key) }
    if words.count > LessonLimits.lessons { fields.fault(.tooMany(.lessons), words[0]) }
    return folders
  }

  private static func renamed(_ fields: inout FlatFields) -> [String: String] {
    var renamed: [String: String] = [:]
    for pair in fields.map("renamed") {
      for word in [pair.key, pair.value] where !word.text.isIdentifier {
        fields.fault(.identifier(word.text), word)
      }
      renamed[pair.key.text] = pair.value.text
    }
    return renamed
  }
}

package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}

/// A text in both languages. A missing translation does not compile.
package struct Bilingual: Hashable, Sendable {
  package var en: String
  package var zh: String

  package init(en: String, zh: String) {
    self.en = en
    self.zh = zh
  }

  package subscript(language: Language) -> String {
    switch language {
    case .english: return en
    case .simplifiedChinese: return zh
    }
  }
}

extension [Bilingual] {
  /// The texts joined by a separator for each language.
  package func joined(en: String, zh: String) -> Bilingual {
    Bilingual(en: map(\.en).joined(separator: en), zh: map(\.zh).joined(separator: zh))
  }

  /// One text a line.
  package var asLines: Bilingual { joined(en: "\n", zh: "\n") }
}

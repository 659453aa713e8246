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

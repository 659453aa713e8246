import CommandLanguage

extension Translated {
  package subscript(language: Language) -> Content {
    switch language {
    case .english: return en
    case .simplifiedChinese: return zh ?? en
    }
  }
}

extension Translated<String> {
  package var bilingual: Bilingual { Bilingual(en: en, zh: zh ?? en) }
}

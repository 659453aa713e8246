import CommandLanguage
import Payloads

/// A mistake in a payload and its effect in iOS.
struct PayloadFact {
  var rule: PayloadRule
  var severity: Diagnostic.Severity
  var certainty: Certainty?
  var source: SourceKey?
  var sentence: Bilingual

  init(
    _ rule: PayloadRule, _ severity: Diagnostic.Severity, _ certainty: Certainty? = nil,
    _ source: SourceKey? = nil, en: String, zh: String
  ) {
    self.rule = rule
    self.severity = severity
    self.certainty = certainty
    self.source = source
    sentence = Bilingual(en: en, zh: zh)
  }

  func finding(at position: SourcePosition) -> Diagnostic {
    Diagnostic(position, severity, rule.rawValue, sentence, certainty, source)
  }
}

/// A key or value from the file, safe for a terminal.
func quoted(_ text: String) -> String { VisibleText.of(text, limit: 60) }

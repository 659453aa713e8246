import CommandLanguage
import LifecycleModel

extension Record {
  /// The searchable text of each shown step: its row in the lanes and its sentence, in lower case. Cached, because each
  /// search reads all steps. `source`: the lines of the delegate.
  package func searchTexts(source: [String], in language: Language) -> [String] {
    let memo = language == .english ? englishSearch : chineseSearch
    return memo.value {
      steps.filter(\.change.isShown).map { step in
        let row = LaneRow(step, of: self, source: source, in: language).text
        return (row + "\n" + sentence(for: step)[language]).lowercased()
      }
    }
  }
}

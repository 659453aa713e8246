import CommandLanguage

/// The line at the bottom: the typed text, completions, and its error.
package struct Prompt: Sendable {
  package var editor = LineEditor()
  /// Describes rules in the list of candidates.
  package var handbook = Handbook.unavailable
  /// Words of the loaded app.
  var own = OwnWords()
  package var history = PromptHistory()
  /// The error of the current line; nil if there is none.
  package var error: CommandError?
  /// The prompt was opened twice and stays open after sending a line.
  package var isKept = false
  /// How often Tab had nothing to add to this text. Each time, the list shows its next part.
  private var turns = (text: "", count: 0)
  /// The search of Ctrl-R: the text, and the found line of the history.
  package var search: Search?

  package struct Search: Hashable, Sendable {
    package var wanted = LineEditor()
    package var found: Int?
  }

  package var candidates: [Completion] {
    Completion.candidates(
      for: editor.text, cursor: editor.textBeforeCursor.unicodeScalars.count,
      handbook: handbook, own: own)
  }

  /// The visible part of the list of candidates, from 0; the first follows the last.
  var part: Int { turns.text == editor.text ? turns.count : 0 }

  /// Tab: adds the common beginning of all candidates. A single candidate is completed. If there is nothing to add,
  /// shows the next part of the list.
  package mutating func complete() {
    let candidates = candidates
    guard let first = candidates.first else { return }
    if candidates.count == 1 {
      let word = first.word
      editor.replace(first.replaced, with: word.hasSuffix("=") ? word : word + " ")
      return
    }
    let common = candidates.dropFirst().reduce(first.word) { common, next in
      common.commonPrefix(with: next.word)
    }
    if common.unicodeScalars.count > first.replaced.count {
      editor.replace(first.replaced, with: common)
    } else {
      turns = (editor.text, part + 1)
    }
  }

  package mutating func searchOlder() {
    guard var search else {
      self.search = Search()
      return
    }
    search.found = history.find(search.wanted.text, before: search.found) ?? search.found
    self.search = search
  }

  /// Ends the search. `taking`: puts the found line into the prompt.
  package mutating func endSearch(taking: Bool) {
    if taking, let found = search?.found { editor.set(history.lines[found]) }
    search = nil
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}

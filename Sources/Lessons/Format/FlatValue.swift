import CommandLanguage

/// A word of a front matter or a pack's file, where it stands.
package struct FlatWord: Hashable, Sendable {
  package var text: String
  package var place: SourcePlace

  package init(text: String, place: SourcePlace) {
    self.text = text
    self.place = place
  }
}

/// What may stand behind a key: a text, `[a, b]`, `{a: b}`. Nothing lies deeper.
package enum FlatValue: Hashable, Sendable {
  case text(FlatWord)
  case list([FlatWord])
  case map([FlatPair])

  package enum Shape: Hashable, Sendable {
    case text, list, map
  }
}

package struct FlatPair: Hashable, Sendable {
  package var key: FlatWord
  package var value: FlatWord
}

package struct FlatEntry: Hashable, Sendable {
  package var key: FlatWord
  package var value: FlatValue
}

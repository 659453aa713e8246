import CommandLanguage

/// A word of a front matter or pack file, with its place.
package struct FlatWord: Hashable, Sendable {
  package var text: String
  package var place: SourcePlace

  package init(text: String, place: SourcePlace) {
    self.text = text
    self.place = place
  }
}

/// A value after a key: a text, `[a, b]` or `{a: b}`, without deeper nesting.
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

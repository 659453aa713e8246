import TextGrid

/// A line being edited. The cursor moves by grapheme clusters.
package struct LineEditor: Hashable, Sendable {
  package private(set) var characters: [Character] = []
  /// Characters before the cursor.
  package private(set) var cursor = 0
  /// The last cut text, for pasting.
  private var cut = ""

  /// The maximum length; further input is ignored.
  static let limit = 4096

  package init(_ text: String = "") {
    characters = Array(text.prefix(LineEditor.limit))
    cursor = characters.count
  }

  package var text: String { String(characters) }
  package var isEmpty: Bool { characters.isEmpty }
  package var textBeforeCursor: String { String(characters[..<cursor]) }

  /// Replaces the whole line and moves the cursor to its end.
  package mutating func set(_ text: String) {
    characters = Array(text.prefix(LineEditor.limit))
    cursor = characters.count
  }

  package mutating func insert(_ scalar: Unicode.Scalar) {
    guard cursor == characters.count, let last = characters.last else {
      return insert(String(scalar))
    }
    // Typing at the end does not scan the line.
    let joined = String(last) + String(scalar)
    if joined.count == 1 {
      guard last.unicodeScalars.count < LineEditor.scalarLimit else { return }
      characters[cursor - 1] = Character(joined)
    } else if characters.count < LineEditor.limit {
      characters.append(Character(scalar))
      cursor += 1
    }
  }

  /// The most scalars of one character; further combining marks are ignored.
  private static let scalarLimit = 32

  /// Inserts text. A combining mark at its beginning joins the character before it.
  package mutating func insert(_ text: String) {
    guard characters.count < LineEditor.limit else { return }
    let room = max(0, LineEditor.limit - characters.count)
    let before = Array(textBeforeCursor + text.prefix(room))
    characters = before + characters[cursor...]
    cursor = before.count
  }

  /// Replaces a range, counted in scalars, and moves the cursor after the replacement.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    let scalars = Array(self.text.unicodeScalars)
    let range = range.clamped(to: 0..<scalars.count)
    var before = String.UnicodeScalarView(scalars[..<range.lowerBound])
    before.append(contentsOf: text.unicodeScalars)
    let behind = String(String.UnicodeScalarView(scalars[range.upperBound...]))
    set(String(before) + behind)
    cursor = min(characters.count, String(before).count)
  }
}

extension LineEditor {
  package enum Command: Hashable, Sendable {
    case toStart, toEnd, back, forward, wordBack, wordForward
    case deleteBack, deleteForward
    case cutToEnd, cutToStart, cutWordBack, cutWordForward
    case paste, transpose
  }

  package mutating func perform(_ command: Command) {
    switch command {
    case .toStart: cursor = 0
    case .toEnd: cursor = characters.count
    case .back: cursor = max(0, cursor - 1)
    case .forward: cursor = min(characters.count, cursor + 1)
    case .wordBack: cursor = startOfWord
    case .wordForward: cursor = endOfWord
    case .deleteBack: remove(max(0, cursor - 1)..<cursor)
    case .deleteForward: remove(cursor..<min(characters.count, cursor + 1))
    case .cutToEnd: cut(cursor..<characters.count)
    case .cutToStart: cut(0..<cursor)
    case .cutWordBack: cut(startOfWord(isBreak: \.isWhitespace)..<cursor)
    case .cutWordForward: cut(cursor..<endOfWord)
    case .paste: insert(cut)
    case .transpose: transpose()
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private mutating func cut(_ range: Range<Int>) {
    if range.isEmpty { return }
    cut = String(characters[range])
    remove(range)
  }

  /// Swaps the two characters around the cursor; at the end of the line, the last two.
  private mutating func transpose() {
    guard characters.count > 1, cursor > 0 else { return }
    let second = min(cursor, characters.count - 1)
    characters.swapAt(second - 1, second)
    cursor = second + 1
  }

  private var startOfWord: Int { startOfWord { !$0.isLetter && !$0.isNumber } }

  private func startOfWord(isBreak: (Character) -> Bool) -> Int {
    var index = cursor
    while index > 0, isBreak(characters[index - 1]) { index -= 1 }
    while index > 0, !isBreak(characters[index - 1]) { index -= 1 }
    return index
  }

  private var endOfWord: Int {
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    var index = cursor
    while index < characters.count, !isPart(characters[index]) { index += 1 }
    while index < characters.count, isPart(characters[index]) { index += 1 }
    return index
  }

  /// Keys as in readline. Control keys and the keyboard's editing keys have the same meaning.
  package static let keys: [Input: Command] = [
    .key(.control("a")): .toStart, .key(.home): .toStart,
    .key(.control("e")): .toEnd, .key(.end): .toEnd,
    .key(.control("b")): .back, .key(.left): .back,
    .key(.control("f")): .forward, .key(.right): .forward,
    .alt("b"): .wordBack, .modified(.control, .left): .wordBack, .modified(.alt, .left): .wordBack,
    .alt("f"): .wordForward, .modified(.control, .right): .wordForward,
    .modified(.alt, .right): .wordForward,
    .key(.backspace): .deleteBack, .key(.control("d")): .deleteForward,
    .key(.delete): .deleteForward,
    .key(.control("k")): .cutToEnd, .key(.control("u")): .cutToStart,
    .key(.control("w")): .cutWordBack, .alt("d"): .cutWordForward,
    .key(.control("y")): .paste, .key(.control("t")): .transpose,
  ]
}

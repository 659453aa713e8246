package enum Input: Hashable, Sendable {
  case key(Key)
  /// A key with modifiers, unless the combination has its own character or `Key`.
  case modified(Modifiers, Key)
  /// One scalar of typed text, never a control character. Marks follow their base.
  case character(Unicode.Scalar)
  case alt(Unicode.Scalar)
  /// Lines end in `\n`. May contain any other control character.
  case paste(String)
  /// The paste was longer than `InputDecoder.pasteLimit`; nothing of it was kept.
  case pasteTooLong(bytes: Int)
  /// The end of the preceding paste did not come in time, or came only after a Ctrl-C. Later keys count as typed.
  case pasteUnfinished
  /// More than `mostKeys` waited, because the program was busy; the rest was dropped.
  case keysDropped
  case mouse(Mouse)
  case resize(Size)
  /// The requested time has been reached.
  case tick
  /// The mailbox has messages.
  case mail
  case quit(QuitReason)
  /// The preceding `.key(.escape)` was the beginning of a sequence that a slow line had split. The
  /// key of the whole sequence follows. See `EscapeGuard`.
  case escapeRevoked
  /// A sequence without a meaning.
  case ignored

  /// The largest total `weight` that may wait in memory.
  package static let mostKeys = 200_000

  /// A pasted text counts as its bytes.
  package var weight: Int {
    if case .paste(let text) = self { max(1, text.utf8.count) } else { 1 }
  }

  /// Whether it is Escape, also together with a key that was read with it and therefore looks like Alt.
  package var containsEscape: Bool {
    switch self {
    case .key(.escape), .alt, .modified(.alt, .enter), .modified(.alt, .tab),
      .modified(.alt, .backspace), .modified(.alt, .control):
      true
    default: false
    }
  }
}

package enum Key: Hashable, Sendable {
  case up, down, left, right, home, end, pageUp, pageDown
  case insert, delete, backspace, enter, tab, backTab, escape
  case function(Int)
  /// Control with a lower-case letter or one of `@ \ ] ^ _`.
  case control(Unicode.Scalar)
}

package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let alt = Modifiers(rawValue: 2)
  package static let control = Modifiers(rawValue: 4)
}

package struct Mouse: Hashable, Sendable {
  package enum Button: Hashable, Sendable {
    case left, middle, right, wheelUp, wheelDown, other
  }

  package let x: Int
  package let y: Int
  package let button: Button
  /// The button was released.
  package let up: Bool
  /// The mouse moved while the button was pressed.
  package let dragged: Bool

  package init(x: Int, y: Int, button: Button, up: Bool = false, dragged: Bool = false) {
    self.x = x
    self.y = y
    self.button = button
    self.up = up
    self.dragged = dragged
  }
}

/// An external reason to end the program.
package enum QuitReason: Hashable, Sendable {
  case interrupted, terminated
  /// The terminal is gone, so drawing is impossible.
  case hungUp

  /// 128 plus the signal's number, as in shells.
  package var exitStatus: Int32 {
    switch self {
    case .interrupted: 130
    case .terminated: 143
    case .hungUp: 129
    }
  }
}

import CommandLanguage
import Demo
import TextGrid

extension DemoState {
  /// Handles one input. Returns the effects of a detour, and the end of the show.
  package mutating func update(_ input: Input) -> [Effect] {
    switch input {
    case .resize(let size):
      self.size = size
      board.size = size
      return detour?.update(input) ?? []
    case .quit(let reason): return [.quit(status: reason.exitStatus)]
    case .key(.control("c")): return [.quit(status: 130)]
    case .pasteUnfinished where detour == nil:
      note = Bilingual(
        en: "The paste has no end; further keys count as typed.",
        zh: "粘贴没有结束标记，之后的按键视为键入。")
      return []
    case .keysDropped where detour == nil:
      note = Note.keysDropped.text
      return []
    case .tick, .mail, .ignored, .escapeRevoked, .pasteTooLong, .pasteUnfinished, .keysDropped,
      .mouse:
      return detour == nil ? [] : leave(detour?.update(input) ?? [])
    case .key, .modified, .character, .alt, .paste:
      guard detour == nil else { return wander(input) }
      return press(input)
    }
  }

  // MARK: Detour

  /// Handles input on a detour. Escape returns to the script, and so does the key that ends free
  /// play.
  private mutating func wander(_ input: Input) -> [Effect] {
    if input == .key(.escape) {
      detour = nil
      return []
    }
    return leave(detour?.update(input) ?? [])
  }

  private mutating func leave(_ effects: [Effect]) -> [Effect] {
    let isOver = effects.contains { effect in
      if case .quit = effect { return true }
      return false
    }
    guard isOver else { return effects }
    detour = nil
    return []
  }

  private mutating func beginDetour() {
    var free = board
    free.language = language
    _ = free.update(.character(":"))
    detour = free
  }

  // MARK: Keys

  private mutating func press(_ input: Input) -> [Effect] {
    let wasAsked = isQuitAsked
    isQuitAsked = false
    note = nil
    if entry != nil, type(input) { return [] }
    let wasBlack = isBlack
    switch DemoKey(input) {
    case nil: return []
    case .black?: isBlack.toggle()
    case .quit?:
      if wasAsked { return [.quit(status: 0)] }
      isQuitAsked = true
    // Any other key first brings the picture back.
    case _? where wasBlack: isBlack = false
    case .on?: go(to: index + 1)
    case .back?: go(to: index - 1)
    case .goto?: entry = .goto(digits: "")
    case .digit(let digit)?:
      guard isVoting, let ask = step.ask, ask.choices.indices.contains(digit - 1) else { return [] }
      entry = .hands(choice: digit - 1, digits: "")
    case .vote?:
      guard isVoting else { return [] }
      round = round == .first ? .second : .first
    case .detour?: beginDetour()
    case .theme?: nextTheme()
    case .language?:
      choose(language == .english ? .simplifiedChinese : .english)
    case .zoom?: nextPane()
    }
    return []
  }

  /// Handles a digit of a number. Returns false if the key does not belong to the number; a typed number is then
  /// recorded, so that no counted hands are lost.
  private mutating func type(_ input: Input) -> Bool {
    guard let entry else { return false }
    switch (input, entry) {
    case (.character(let scalar), .hands(let choice, let digits)) where scalar.isDigit:
      if digits.count < Entry.mostDigits {
        self.entry = .hands(choice: choice, digits: digits + String(scalar))
      }
    case (.character(let scalar), .goto(let digits)) where scalar.isDigit:
      if digits.count < Entry.mostDigits {
        self.entry = .goto(digits: digits + String(scalar))
      }
    case (.key(.backspace), .hands(let choice, let digits)):
      self.entry = digits.isEmpty ? nil : .hands(choice: choice, digits: String(digits.dropLast()))
    case (.key(.backspace), .goto(let digits)):
      self.entry = digits.isEmpty ? nil : .goto(digits: String(digits.dropLast()))
    case (.key(.enter), _):
      record(entry)
      if case .goto(let digits) = entry, let number = Int(digits),
        track.script.steps.indices.contains(number - 1)
      {
        go(to: track.firstBeat(ofStep: number - 1))
      }
    default:
      guard DemoKey(input) != nil else { return true }
      record(entry)
      return false
    }
    return true
  }

  private mutating func record(_ entry: Entry) {
    self.entry = nil
    if case .hands(let choice, let digits) = entry, let hands = Int(digits) {
      votes[step.id, round, choice] = hands
    }
  }

  private mutating func nextTheme() {
    let names = Theme.Name.allCases
    let next = (names.firstIndex(of: theme.name) ?? 0) + 1
    choose(names[next % names.count])
  }

  /// Shows the step's panes one by one, then the letters again.
  private mutating func nextPane() {
    let panes = step.boardPanes.isEmpty ? [.lanes] : step.boardPanes
    guard let zoomed, let place = panes.firstIndex(of: zoomed) else {
      self.zoomed = panes[0]
      return
    }
    self.zoomed = place + 1 < panes.count ? panes[place + 1] : nil
  }
}

/// The actions of keys in a demo. Other keys do nothing.
package enum DemoKey: Hashable, Sendable {
  case on, back, black, goto
  case digit(Int)
  case vote, detour, theme, language, zoom, quit

  package init?(_ input: Input) {
    switch input {
    case .key(.pageDown), .character(" "), .key(.right), .key(.enter): self = .on
    case .key(.pageUp), .key(.left): self = .back
    case .character("."), .character("b"): self = .black
    case .character("g"): self = .goto
    case .character("v"): self = .vote
    case .character(":"), .character("："): self = .detour
    case .character("T"): self = .theme
    case .character("l"): self = .language
    case .character("z"): self = .zoom
    case .character("q"): self = .quit
    case .character(let scalar) where ("1"..."9").contains(scalar):
      self = .digit(Int(scalar.value) - 48)
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension DemoStep {
  /// The panes of the dashboard next to the letters. The state is shown among the letters.
  var boardPanes: [Pane] {
    panes.compactMap { pane in
      switch pane {
      case .state: return nil
      case .phone: return .phone
      case .lanes: return .lanes
      case .code: return .delegate
      case .flags: return .flags
      }
    }
  }
}
